import { useId } from "react";
import { FieldActions } from "#ui/field-actions.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { linesOf, maxIds, namespaces, readUuid, type NameRequest } from "../logic.ts";
import { sampleNames } from "./sample.ts";

interface Props {
  request: NameRequest;
  onNamespace: (namespace: NameRequest["namespace"]) => void;
  onCustom: (custom: string) => void;
  onNames: (names: string) => void;
}

const namespaceOptions = [
  ...namespaces.map(({ id, name }) => [id, name] as const),
  ["custom", "My own"] as const,
];

/** Far more than names take; they are worked on while somebody types. */
const maxNamesChars = 100_000;

/** The names to make UUIDs from, and the namespace that they are in. */
export function Names({ request, onNamespace, onCustom, onNames }: Props) {
  const id = useId();
  const { custom, names, namespace } = request;
  const space = readUuid(custom);
  const isWrong = custom.trim() !== "" && !space.ok;
  const isTooMany = linesOf(names).length > maxIds;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="Namespace"
          options={namespaceOptions}
          value={namespace}
          onChange={onNamespace}
        />
        <FieldActions text={names} onText={onNames} onSample={() => onNames(sampleNames)} />
      </div>
      {namespace === "custom" && (
        <TextInput
          mono
          label="UUID of the namespace"
          placeholder="6ba7b810-9dad-11d1-80b4-00c04fd430c8"
          value={custom}
          onChange={onCustom}
          invalid={isWrong}
          hint={isWrong ? space.message : ""}
        />
      )}
      <div className="flex flex-col gap-1 text-sm">
        <label htmlFor={id} className="text-soft">
          Names, one per line
        </label>
        <textarea
          id={id}
          rows={3}
          maxLength={maxNamesChars}
          value={names}
          placeholder="www.example.com"
          spellCheck={false}
          dir="auto"
          autoCapitalize="none"
          autoComplete="off"
          onChange={(event) => onNames(event.currentTarget.value)}
          aria-describedby={`${id}-hint`}
          className="min-h-20 w-full resize-y rounded-md border border-edge bg-raised px-3 py-2 font-mono text-ink"
        />
        <p id={`${id}-hint`} aria-live="polite" className="text-xs text-warn empty:hidden">
          {isTooMany && `Only the first ${maxIds} names are used.`}
        </p>
      </div>
    </div>
  );
}
