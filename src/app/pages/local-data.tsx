import Download from "lucide-react/icons/download";
import Trash2 from "lucide-react/icons/trash-2";
import Upload from "lucide-react/icons/upload";
import { useEffect, useState } from "react";
import { downloadText } from "#browser/download.ts";
import { readEverything, writeEverything } from "#browser/storage.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { StatusLine, type Tone } from "#ui/status-line.tsx";
import { storedRecents } from "../recents/recent-list.ts";
import { formatBackup, isOurKey, parseBackup } from "./local-data.ts";

interface Message {
  tone: Tone;
  words: string;
}

/** The visitor's own data: see it, take it along, bring it back, erase it. */
export function LocalData() {
  const [data, setData] = useState(() => readEverything(isOurKey));
  const [message, setMessage] = useState<Message>();
  const [isErasing, setIsErasing] = useState(false);
  const keys = Object.keys(data).sort();
  // What is switched off beside the list is gone from the list, too.
  useEffect(() => storedRecents.subscribe(() => setData(readEverything(isOurKey))), []);

  const say = (tone: Tone, words: string) => {
    setMessage({ tone, words });
    setData(readEverything(isOurKey));
  };
  const importFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const backup = parseBackup(await file.text().catch(() => ""));
    if (!backup.ok) return say("bad", backup.message);
    writeEverything(backup.value);
    const count = Object.keys(backup.value).length;
    say("good", `Imported ${count === 1 ? "1 entry" : `${count} entries`}.`);
  };
  const erase = () => {
    writeEverything(Object.fromEntries(keys.map((key) => [key, null])));
    setIsErasing(false);
    say("good", "Everything that this site kept is erased.");
  };

  return (
    <Panel title="Your data in this browser" className="self-start">
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Download aria-hidden className="size-4" />}
          disabled={keys.length === 0}
          onClick={() => downloadText("tabkit-backup.json", formatBackup(data), "application/json")}
        >
          Export
        </Button>
        <label
          className={`${buttonClass()} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
        >
          <Upload aria-hidden className="size-4" />
          Import
          <input
            type="file"
            accept="application/json,.json"
            className="sr-only"
            onChange={(event) => {
              void importFile(event.currentTarget.files?.[0]);
              // So that the same file can be chosen again.
              event.currentTarget.value = "";
            }}
          />
        </label>
        {isErasing ? (
          <>
            <Button look="danger" onClick={erase}>
              Yes, erase everything
            </Button>
            <Button onClick={() => setIsErasing(false)}>Keep it</Button>
          </>
        ) : (
          <Button
            look="danger"
            icon={<Trash2 aria-hidden className="size-4" />}
            disabled={keys.length === 0}
            onClick={() => setIsErasing(true)}
          >
            Erase
          </Button>
        )}
      </div>
      <div className="mt-3 min-h-6">
        {message && <StatusLine tone={message.tone}>{message.words}</StatusLine>}
      </div>
      {keys.length === 0 ? (
        <p className="text-soft">Nothing is stored.</p>
      ) : (
        <dl className="text-sm">
          {keys.map((key) => (
            <div key={key} className="border-line py-2 not-last:border-b">
              <dt className="font-medium">{key}</dt>
              <dd className="truncate font-mono text-xs text-soft">{data[key]}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
