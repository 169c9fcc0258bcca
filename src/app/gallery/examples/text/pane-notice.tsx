import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { Stack } from "../../arrange.tsx";

export default function PaneNoticeExample() {
  return (
    <Stack>
      <PaneNotice>Showing the beginning of 4.2 MiB: too much to edit here.</PaneNotice>
      <PaneNotice tone="warn">It still has escapes, so it was encoded twice or more.</PaneNotice>
      <PaneNotice tone="bad">photo.png is not a text file.</PaneNotice>
    </Stack>
  );
}
