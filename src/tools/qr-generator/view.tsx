import { lazy, Suspense, useEffect, useState } from "react";
import { Tabs } from "#ui/tabs.tsx";
import { useHandover } from "#ui/use-handover.ts";
import { Create } from "./view/create/create.tsx";
import { emptyDraft, emptyList, plainKind } from "./logic.ts";
import { qrWorker } from "./view/qr-worker.ts";
import { Reader } from "./view/read/reader.tsx";

const Many = lazy(() => import("./view/many/many.tsx"));

const tabs = [
  { id: "create", label: "Create" },
  { id: "many", label: "Many codes" },
  { id: "read", label: "Read a code" },
] as const;

export default function QrGeneratorView() {
  const [tab, setTab] = useState<(typeof tabs)[number]["id"]>("create");
  // Kept here, so that a look at another tab loses nothing.
  const [draft, setDraft] = useState(emptyDraft);
  const [list, setList] = useState(emptyList);
  useEffect(() => () => qrWorker.end(), []);

  const remake = (text: string) => {
    setDraft({ ...draft, kind: plainKind, text });
    setTab("create");
  };
  useHandover(({ text }) => remake(text));
  return (
    <Tabs label="QR codes" tabs={tabs} selected={tab} onSelect={setTab}>
      {tab === "create" && <Create draft={draft} onDraft={setDraft} />}
      {tab === "many" && (
        <Suspense fallback={null}>
          <Many
            list={list}
            onList={setList}
            logo={draft.logo}
            onLogo={(logo) => setDraft({ ...draft, logo })}
          />
        </Suspense>
      )}
      {tab === "read" && <Reader onRemake={remake} />}
    </Tabs>
  );
}
