import { Scroller } from "#ui/scroller.tsx";
import { Stack } from "../arrange.tsx";

const line = "A line that is wider than its box, so that it scrolls sideways as well. ".repeat(3);

export default function ScrollerExample() {
  return (
    <Stack>
      <Scroller
        aria-label="Long lines"
        className="h-24 overflow-auto rounded-md border border-line p-3"
      >
        <pre className="text-sm">{Array.from({ length: 12 }, () => line).join("\n")}</pre>
      </Scroller>
    </Stack>
  );
}
