import { useEffect, useState } from "react";
import { CopyButton } from "#ui/copy-button.tsx";
import type { TextSource } from "#domain/text-source.ts";
import type { Options } from "../../logic.ts";
import type { JsonWorker } from "../json-worker.ts";

interface Props {
  worker: JsonWorker;
  source: TextSource;
  options: Options; // how a copied value is written
  node: number | null;
}

/** Where the selected value is, and buttons to take its path or itself along. */
export function TreePath({ worker, source, options, node }: Props) {
  const [found, setFound] = useState<{ node: number; path: string } | null>(null);

  useEffect(() => {
    if (node === null) return;
    let left = false;
    const look = async () => {
      const answer = await worker.ask(source, "path", { node });
      if (!left && answer.ok) setFound({ node, path: answer.value.jsonPath });
    };
    void look();
    return () => {
      left = true;
    };
  }, [worker, source, node]);

  const path = node !== null && found?.node === node ? found.path : "";
  const readValue = async () => {
    if (node === null) return null;
    const answer = await worker.ask(source, "value", { node, options });
    return answer.ok && !answer.value.cut ? answer.value.text : null;
  };
  return (
    <div className="flex min-h-10 items-center gap-1 border-t border-line bg-raised ps-3 pe-1">
      <code
        translate="no"
        aria-label="Path of the selected value"
        className="line-clamp-2 min-w-0 flex-1 font-mono text-sm wrap-anywhere"
      >
        {path === "" ? (
          <span className="font-sans text-soft">Select a value for its path</span>
        ) : (
          path
        )}
      </code>
      <CopyButton
        label="Path"
        what="of the selected value"
        size="normal"
        text={path}
        disabled={path === ""}
      />
      <CopyButton
        label="Value"
        what="that is selected"
        size="normal"
        text={readValue}
        disabled={path === ""}
      />
    </div>
  );
}
