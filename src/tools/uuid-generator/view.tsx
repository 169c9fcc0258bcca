import { lazy, Suspense, useState } from "react";
import { Choice } from "./choice.tsx";
import { Inspector } from "./inspector.tsx";
import { writeId, writeList } from "./layout.ts";
import { Output } from "./output.tsx";
import { useIds } from "./use-ids.tsx";
import { Writing } from "./writing.tsx";

const Named = lazy(() => import("./named.tsx"));

export default function UuidGeneratorView() {
  const { options, ids, change, renew } = useIds();
  const [names, setNames] = useState("");
  const [custom, setCustom] = useState("");
  const { kind, list, namespace } = options;
  const write = (id: string) => writeId(id, kind, options);

  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="flex min-w-0 flex-col gap-3">
        <Choice
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
          <Output options={options} ids={ids} />
        )}
        <Writing options={options} onChange={change} />
      </div>
      <Inspector />
    </div>
  );
}
