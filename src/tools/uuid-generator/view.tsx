import { useHandover } from "#ui/use-handover.ts";
import { lazy, Suspense } from "react";
import { useKeptText } from "#ui/use-kept.ts";
import { OptionsBar } from "./view/options.tsx";
import { Inspector } from "./view/inspector.tsx";
import { askedFor, writeId, writeList } from "./logic.ts";
import { ResultPane } from "./view/result-pane.tsx";
import { useIds } from "./view/use-ids.ts";
import { Writing } from "./view/writing.tsx";

const Named = lazy(() => import("./view/named.tsx"));

export default function UuidGeneratorView() {
  const { options, ids, change, renew } = useIds();
  const [names, setNames] = useKeptText("names");
  const [custom, setCustom] = useKeptText("namespace");
  const [inspected, setInspected] = useKeptText("inspected");
  useHandover(({ word, text }) => {
    const asked = askedFor(word, text);
    if (asked === null) setInspected(text);
    else change(asked);
  });
  const { kind, list, namespace } = options;
  const write = (id: string) => writeId(id, kind, options);

  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="flex min-w-0 flex-col gap-3">
        <OptionsBar
          options={options}
          onChange={change}
          onRenew={renew}
          renewText={() => writeList(renew().map(write), list)}
        />
        {kind === "v3" || kind === "v5" ? (
          <Suspense fallback={<div aria-hidden className="h-80 rounded-lg bg-sunken opacity-60" />}>
            <Named
              options={options}
              request={{ kind, namespace, custom, names }}
              onNamespace={(namespace) => change({ namespace })}
              onCustom={setCustom}
              onNames={setNames}
            />
          </Suspense>
        ) : (
          <ResultPane options={options} ids={ids} />
        )}
        <Writing options={options} onChange={change} />
      </div>
      <Inspector text={inspected} onText={setInspected} />
    </div>
  );
}
