import { useEffect, useState } from "react";
import type { ShownText } from "#domain/text-source.ts";
import { PaneNotice } from "#ui/text/pane-notice.tsx";
import { TextField } from "#ui/text/text-field.tsx";

interface Props {
  /** The document's HTML: its head, and whether that is all of it. */
  read: () => Promise<ShownText | null>;
  /** Another document is another object. */
  of: unknown;
}

/** The HTML that was made: what Copy HTML copies. */
export function HtmlView({ read, of }: Props) {
  const [html, setHtml] = useState<ShownText | null>(null);
  useEffect(() => {
    let isOver = false;
    const show = async () => {
      const answer = await read();
      if (!isOver) setHtml(answer);
    };
    void show();
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `read` reads whatever document is open
  }, [of]);
  if (html === null) return null;
  return (
    <div className="flex h-full flex-col">
      {!html.whole && <PaneNotice>Showing the beginning. Copy HTML has all of it.</PaneNotice>}
      <div className="min-h-0 flex-1">
        <TextField readOnly label="HTML" text={html.head} />
      </div>
    </div>
  );
}
