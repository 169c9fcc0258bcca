import { Button } from "#ui/button.tsx";
import { PaneProblem } from "#ui/text/pane-problem.tsx";
import { Stack } from "../../arrange.tsx";

const problem = {
  place: { line: 3, column: 5, byteOffset: 41 },
  reason: "Line 3, column 5: a comma is missing between two members.",
  repairs: <Button size="small">Add the comma</Button>,
};

export default function PaneProblemExample() {
  const ways = { onGoTo: () => {}, onRetry: () => {} };
  return (
    <Stack>
      <PaneProblem {...ways} message="Invalid JSON format" problem={problem} />
      <PaneProblem
        {...ways}
        message="Stopped: this took longer than 60 seconds. Try a smaller input."
        problem={null}
      />
    </Stack>
  );
}
