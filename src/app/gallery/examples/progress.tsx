import { Progress } from "#ui/progress.tsx";
import { Stack } from "../arrange.tsx";

export default function ProgressExample() {
  return (
    <Stack>
      <Progress label="Formatting" value={0.4} onCancel={() => {}} />
      <Progress label="Reading" onCancel={() => {}} />
    </Stack>
  );
}
