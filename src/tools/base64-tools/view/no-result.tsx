import { workerMessages } from "#browser/worker.ts";
import type { TextPlace } from "#domain/text-source.ts";
import { Button } from "#ui/button.tsx";
import { PaneCanceled, PaneEmpty } from "#ui/text/pane-empty.tsx";
import { PaneProblem } from "#ui/text/pane-problem.tsx";
import type { Transforming } from "#ui/text/use-transform.ts";
import {
  changesText,
  repairs,
  type Problem,
  type Made,
  type Options,
  type Repair,
} from "../logic.ts";

interface Props {
  work: Transforming<Made, Problem>;
  mode: Options["mode"];
  onSample: () => void;
  /** `null` for a file, which is not shown. */
  onGoTo: ((place: TextPlace) => void) | null;
  /** Whether the text is here and can be changed. */
  canMend: boolean;
  onMend: (how: Repair) => void;
}

const words = {
  encode: {
    title: "Your text or file in Base64",
    text: "Every character survives, in UTF-8. A file is encoded byte by byte, whatever its size.",
  },
  decode: {
    title: "What the Base64 stands for",
    text: "URL-safe, without padding, in lines, PEM, a data URI or a Basic header: all are understood.",
  },
};

/** In place of a result: nothing yet, or what is wrong and the ways out. */
export function NoResult({ work, mode, onSample, onGoTo, canMend, onMend }: Props) {
  const { outcome } = work;
  if (outcome === null) {
    if (!work.empty) return null;
    return (
      <PaneEmpty title={words[mode].title} onSample={onSample}>
        {words[mode].text}
      </PaneEmpty>
    );
  }
  if (outcome.ok) return null;
  if (outcome.message === workerMessages.canceled) return <PaneCanceled onRetry={work.run} />;
  const { detail } = outcome;
  const problem = detail && {
    place: onGoTo && detail.place,
    reason: <p>{detail.reason}</p>,
    repairs: detail.repairs
      .filter((how) => canMend || !changesText(how))
      .map((how) => (
        <Button key={how} size="small" onClick={() => onMend(how)}>
          {repairs[how]}
        </Button>
      )),
  };
  return (
    <div className="h-full overflow-y-auto p-4">
      <PaneProblem
        message={outcome.message}
        problem={problem ?? null}
        onGoTo={(place) => onGoTo?.(place)}
        onRetry={work.run}
      />
    </div>
  );
}
