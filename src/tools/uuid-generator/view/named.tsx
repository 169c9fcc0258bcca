import { makeNameIds, type NameRequest, type Options } from "../logic.ts";
import { Names } from "./names.tsx";
import { ResultPane } from "./result-pane.tsx";

interface Props {
  options: Options;
  request: NameRequest;
  onNamespace: (namespace: NameRequest["namespace"]) => void;
  onCustom: (custom: string) => void;
  onNames: (names: string) => void;
}

/** UUIDs from names. A chunk of its own, because of the digests. */
export default function Named({ options, request, ...on }: Props) {
  const made = makeNameIds(request);
  return (
    <>
      <Names request={request} {...on} />
      <ResultPane
        options={options}
        ids={made.ok ? made.value : []}
        empty={made.ok ? "Type a name to see its UUID." : `Namespace: ${made.message}.`}
      />
    </>
  );
}
