import { lazy, Suspense, useEffect, useState } from "react";
import { Tabs } from "#ui/tabs.tsx";
import { useHandover } from "#ui/use-handover.ts";
import { useLinked } from "#ui/use-linked.ts";
import { useStored } from "#ui/use-stored.ts";
import { Create } from "./view/create/create.tsx";
import {
  emptyList,
  linkTo,
  optionsShape,
  plainKind,
  readLink,
  type Draft,
  type Options,
} from "./logic.ts";
import { settings } from "./view/options/settings.ts";
import { qrWorker } from "./view/qr-worker.ts";

const Many = lazy(() => import("./view/many/many.tsx"));
const Reader = lazy(() => import("./view/read/reader.tsx"));

const tabs = [
  { id: "create", label: "Create" },
  { id: "many", label: "Many codes" },
  { id: "read", label: "Read a code" },
] as const;

/** What was here is written as a link, without its look; what may be in no link, a reload forgets. */
const asLink = {
  parse: (text: string) => ({ ...readLink(text), look: null, isFromLink: false }),
  format({ draft }: ReturnType<typeof readLink>) {
    const link = linkTo(draft, optionsShape.initial);
    return link.ok ? link.value : null;
  },
};

export default function QrGeneratorView() {
  const [tab, setTab] = useState<(typeof tabs)[number]["id"]>("create");
  // Kept here, so that a look at another tab loses nothing.
  const [start, changeStart] = useLinked(readLink, asLink);
  const [list, setList] = useState(emptyList);
  const [kept] = useStored(settings);
  useEffect(() => () => qrWorker.end(), []);

  const { draft, look } = start;
  const setDraft = (next: Draft) =>
    changeStart((now) => ({ ...now, draft: next, isFromLink: false, adjusted: false }));
  // A link's look is kept as one's own with the first change, and not before.
  const options = look ?? kept;
  const change = (part: Partial<Options>) => {
    settings.update(() => ({ ...options, ...part }));
    changeStart((now) => ({ ...now, look: null, adjusted: false }));
  };

  const remake = (text: string) => {
    setDraft({ ...draft, kind: plainKind, text });
    setTab("create");
  };
  useHandover(({ text }) => remake(text));
  return (
    <Tabs label="QR codes" tabs={tabs} selected={tab} onSelect={setTab}>
      {tab === "create" && (
        <Create start={start} onDraft={setDraft} options={options} onOptions={change} />
      )}
      <Suspense fallback={null}>
        {tab === "many" && (
          <Many
            options={options}
            onOptions={change}
            list={list}
            onList={setList}
            logo={draft.logo}
            onLogo={(logo) => setDraft({ ...draft, logo })}
          />
        )}
        {tab === "read" && <Reader onRemake={remake} />}
      </Suspense>
    </Tabs>
  );
}
