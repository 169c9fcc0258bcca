import { fail } from "#domain/result.ts";
import { Switch } from "#ui/switch.tsx";
import { TransformFrame } from "#ui/text/transform-frame.tsx";
import { Stack } from "../../arrange.tsx";
import { doneWork, idleWork } from "../../sample-work.ts";

const words = {
  verb: "Encode",
  doing: "Encoding",
  idle: "Type or paste text.",
  summary: "Encoded",
};
const options = <Switch label="Keep %XX" checked onChange={() => {}} />;
const place = { line: 1, column: 5, byteOffset: 4 };
const states = [
  { name: "Nothing given", work: idleWork, options },
  { name: "Done", work: doneWork },
  { name: "Wrong", work: { ...doneWork, outcome: fail("Invalid URL encoding") }, place },
  {
    name: "Long, changed since it was done",
    work: { ...doneWork, waits: true, isStale: true, canRun: true },
  },
  { name: "Being done", work: { ...doneWork, outcome: null, busy: true, done: 0.4 } },
];

export default function TransformFrameExample() {
  return (
    <Stack>
      {states.map(({ name, place = null, ...state }) => (
        <TransformFrame key={name} {...words} {...state} place={place} hasProblem={place !== null}>
          <p className="rounded-md bg-sunken p-3 text-sm">{name}: the panes stand here.</p>
        </TransformFrame>
      ))}
    </Stack>
  );
}
