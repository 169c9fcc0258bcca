import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { detailsShape, isDrawn, kinds, paces, type Kind, type Options } from "../logic.ts";

interface Props {
  options: Options;
  /** The record of such tests; 0 for none. */
  best: number;
  /** Whether a test is under way, which keeps what it began with. */
  isWaiting: boolean;
  onChange: (options: Options) => void;
}

const { seconds, words } = detailsShape.fields;
const labeled = (amounts: readonly number[]) =>
  amounts.map((amount) => [String(amount), String(amount)] as const);
const paceNames: Record<string, string> = { off: "Off", best: "Your best" };

/** Which test comes next. */
export function TestOptions({ options, best, isWaiting, onChange }: Props) {
  const change = (part: object) =>
    onChange({ ...detailsShape.read({ ...options, ...part }), kind: options.kind });
  return (
    <Panel title="Test">
      <div className="flex flex-col items-start gap-3">
        <Segmented
          label="Kind"
          hideLabel
          size="large"
          options={Object.entries(kinds) as [Kind, string][]}
          value={options.kind}
          onChange={(kind) => onChange({ ...options, kind })}
        />
        {options.kind === "time" && (
          <Segmented
            label="Seconds"
            size="large"
            options={labeled(seconds.choices)}
            value={String(options.seconds)}
            onChange={(text) => change({ seconds: Number(text) })}
          />
        )}
        {options.kind === "words" && (
          <Segmented
            label="Words"
            size="large"
            options={labeled(words.choices)}
            value={String(options.words)}
            onChange={(text) => change({ words: Number(text) })}
          />
        )}
        {isDrawn(options.kind) && (
          <div className="flex flex-wrap gap-x-5">
            <Switch
              label="Punctuation"
              checked={options.punctuation}
              onChange={(punctuation) => change({ punctuation })}
            />
            <Switch
              label="Numbers"
              checked={options.numbers}
              onChange={(numbers) => change({ numbers })}
            />
          </div>
        )}
        <Select
          label="Pace caret"
          options={paces.map((pace) => [pace, paceNames[pace] ?? `${pace} WPM`] as const)}
          value={options.pace}
          onChange={(pace) => change({ pace })}
        />
        <p className="text-sm text-soft">
          {best === 0 ? "No record yet." : `Your record: ${best} WPM.`}
        </p>
        <p role="status" className="text-sm font-medium empty:hidden">
          {isWaiting && "This comes with the next test."}
        </p>
      </div>
    </Panel>
  );
}
