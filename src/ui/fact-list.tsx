import { CopyButton } from "./copy-button.tsx";

interface Fact {
  label: string; // "Engine"
  value: string; // "" when nothing is known
}

interface Props {
  facts: readonly Fact[];
  /** In place of a value that is not known. */
  unknown?: string;
  /** What the values are, where the page has others of the same names: "notation". */
  kind?: string;
}

/** Names and values in rows, each value with a copy button. */
export function FactList({ facts, unknown = "Not said", kind = "" }: Props) {
  return (
    <dl className="flex flex-col text-sm">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid min-h-10 grid-cols-[minmax(6rem,2fr)_3fr_auto] items-center gap-x-3 border-line not-last:border-b"
        >
          <dt className="text-soft">{label}</dt>
          <dd
            className={`figures min-w-0 py-1.5 wrap-anywhere ${value === "" ? "text-soft" : "font-medium"}`}
          >
            {value || unknown}
          </dd>
          <dd className="no-print pointer-coarse:[&_button]:min-h-11 pointer-coarse:[&_button]:min-w-11">
            <CopyButton
              iconOnly
              text={value}
              what={`${label} ${kind}`.trim()}
              disabled={value === ""}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
