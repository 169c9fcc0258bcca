import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { counted } from "#domain/wording.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import type { Described } from "../operations/jobs.ts";
import { targetsFor } from "./targets.ts";

interface Props {
  label: string; // "Send to"
  /** What there is to choose from; `null` while it is being found out. */
  operations: readonly Described[] | null;
  /** The ids of those that fit best. */
  best: readonly string[];
  problem: string | null;
  onChoose: (operation: Described) => void;
  onClose: () => void;
}

/** A list of operations to choose from: what fits best, then all the others. */
export function OperationDialog(props: Props) {
  const { label, operations, onChoose, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  const { best, others } = targetsFor(operations ?? [], props.best, query);

  useEffect(() => {
    const element = dialog.current;
    // A click on the dialog itself is a click beside its content: on the backdrop.
    const closeBeside = (event: MouseEvent) => event.target === element && element?.close();
    element?.showModal();
    element?.addEventListener("click", closeBeside);
    return () => element?.removeEventListener("click", closeBeside);
  }, []);

  const choose = (operation: Described) => {
    onClose();
    onChoose(operation);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      className="mx-auto mt-[10vh] w-[min(36rem,calc(100vw-2rem))] overflow-hidden rounded-lg border border-line bg-raised p-0 text-ink shadow-panel backdrop:bg-scrim motion:animate-rise max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none max-sm:border-0"
    >
      <div className="flex max-h-full flex-col sm:max-h-[70vh]">
        <div className="flex items-center gap-1 border-b border-line p-2">
          <SearchBox
            label="Find an operation"
            placeholder={`${label}…`}
            value={query}
            onChange={setQuery}
            onClear={() => setQuery("")}
          />
          <IconButton label="Close" onClick={() => dialog.current?.close()}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto p-2">
          <Group title="Fits best" operations={best} onChoose={choose} />
          <Group title="All" operations={others} onChoose={choose} />
        </div>
        <p role="status" className="border-t border-line px-4 py-2 text-xs text-soft">
          {props.problem ??
            (operations === null ? "Loading…" : counted(best.length + others.length, "operation"))}
        </p>
      </div>
    </dialog>
  );
}

interface GroupProps {
  title: string;
  operations: readonly Described[];
  onChoose: (operation: Described) => void;
}

function Group({ title, operations, onChoose }: GroupProps) {
  if (operations.length === 0) return null;
  return (
    <section>
      <h2 className="px-2 pt-2 pb-1 text-xs font-semibold text-soft">{title}</h2>
      <ul>
        {operations.map((operation) => (
          <li key={operation.id}>
            <button
              type="button"
              onClick={() => onChoose(operation)}
              className="flex min-h-11 w-full flex-col items-start justify-center rounded-md px-2 py-1 text-start hover:bg-sunken"
            >
              <span className="text-sm font-medium">{operation.name}</span>
              <span className="line-clamp-1 text-xs text-soft">{operation.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
