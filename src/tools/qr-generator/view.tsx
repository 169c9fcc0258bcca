import { useEffect, useState } from "react";
import { Tabs } from "#ui/tabs.tsx";
import { useHandover } from "#ui/use-handover.ts";
import { Create } from "./view/create/create.tsx";
import { emptyDraft, plainKind } from "./logic.ts";
import { qrWorker } from "./view/qr-worker.ts";
import { Reader } from "./view/read/reader.tsx";

const tabs = [
  { id: "create", label: "Create" },
  { id: "read", label: "Read a code" },
] as const;

export default function QrGeneratorView() {
  const [tab, setTab] = useState<(typeof tabs)[number]["id"]>("create");
  // Kept here, so that a look at the other tab loses nothing.
  const [draft, setDraft] = useState(emptyDraft);
  useEffect(() => () => qrWorker.end(), []);

  const remake = (text: string) => {
    setDraft({ ...draft, kind: plainKind, text });
    setTab("create");
  };
  useHandover(({ text }) => remake(text));
  return (
    <Tabs label="QR codes" tabs={tabs} selected={tab} onSelect={setTab}>
      {tab === "create" ? (
        <Create draft={draft} onDraft={setDraft} />
      ) : (
        <Reader onRemake={remake} />
      )}
    </Tabs>
  );
}
