import { StatusLine } from "#ui/status-line.tsx";
import { Stack } from "../arrange.tsx";

export default function StatusLineExample() {
  return (
    <Stack>
      <StatusLine tone="neutral">Type, paste or drop text. It stays in your browser.</StatusLine>
      <StatusLine tone="good">
        Formatted <span className="font-normal text-soft">· 1,204 characters</span>
      </StatusLine>
      <StatusLine tone="good" hideIcon>
        ✓ Valid JSON
      </StatusLine>
      <StatusLine tone="warn">The token expired 3 days ago.</StatusLine>
      <StatusLine tone="bad">Invalid JWT token format</StatusLine>
      <StatusLine tone="busy">Looking for your address…</StatusLine>
    </Stack>
  );
}
