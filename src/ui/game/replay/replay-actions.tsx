import Download from "lucide-react/icons/download";
import Film from "lucide-react/icons/film";
import { useEffect, useState } from "react";
import { downloadText } from "#browser/download.ts";
import { Button } from "../../button.tsx";
import { ShareLink } from "../../share-link.tsx";
import type { Replays } from "./use-replays.ts";

/** What can be done with a finished game: watch it again, hand it on. For the end screen. */
export function ReplayActions({ of: { id, text, watch } }: { of: Replays }) {
  const [link, setLink] = useState<string | null>();
  useEffect(() => {
    let isWanted = true;
    const write = async (replay: string) => {
      const { writeLink } = await import("#domain/recording-link.ts");
      const made = await writeLink(replay);
      if (isWanted) setLink(made);
    };
    if (text !== null) void write(text);
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (text === null) return null;
  return (
    <>
      <Button icon={<Film aria-hidden className="size-4" />} onClick={() => watch(text)}>
        Watch replay
      </Button>
      {link === null ? (
        <Button
          icon={<Download aria-hidden className="size-4" />}
          onClick={() => downloadText(`${id}-replay.txt`, text, "text/plain")}
        >
          Save replay
        </Button>
      ) : (
        <ShareLink fragment={link ?? ""} />
      )}
    </>
  );
}
