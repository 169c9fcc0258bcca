import { LinkNotice } from "#ui/link-notice.tsx";

export default function LinkNoticeExample() {
  return <LinkNotice adjusted />;
}
