import { Notes } from "#ui/notes.tsx";
import { Stack } from "../arrange.tsx";

const lines = [
  "Start early: the last years earn the most.",
  "A fund's past return is no promise. Try a lower rate and see whether the plan still holds.",
];

export default function NotesExample() {
  return (
    <Stack>
      <Notes title="Tips" lines={lines} />
    </Stack>
  );
}
