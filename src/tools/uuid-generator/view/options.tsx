import RefreshCw from "lucide-react/icons/refresh-cw";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { OptionsRow } from "#ui/options-row.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { counts, isRandom, kindOf, kinds, type Options } from "../logic.ts";

interface Props {
  options: Options;
  onChange: (change: Partial<Options>) => void;
  onRenew: () => void;
  /** Makes new ones, and says what to copy. */
  renewText: () => string;
}

const kindOptions = kinds.map(({ id, name }) => [id, name] as const);
const countOptions = counts.map((count) => [String(count), String(count)] as const);

/** What to make, how many, and make it. */
export function OptionsBar({ options, onChange, onRenew, renewText }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <OptionsRow label="What to generate">
        <Select
          label="Type"
          options={kindOptions}
          value={options.kind}
          onChange={(kind) => onChange({ kind })}
        />
        {isRandom(options.kind) && (
          <Segmented
            label="How many"
            options={countOptions}
            value={String(options.count)}
            onChange={(count) => onChange({ count: Number(count) })}
          />
        )}
      </OptionsRow>
      <p className="text-sm text-soft">{kindOf(options.kind).about}</p>
      {isRandom(options.kind) && (
        <div className="flex flex-wrap gap-2">
          <Button
            look="primary"
            icon={<RefreshCw aria-hidden className="size-4" />}
            onClick={onRenew}
          >
            Generate
          </Button>
          <CopyButton look="plain" size="normal" label="Generate and copy" text={renewText} />
        </div>
      )}
    </div>
  );
}
