import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import {
  joinAddress,
  lacksScheme,
  readAsBrowser,
  readablePart,
  splitAddress,
  withPart,
  type Address,
  type PartName,
} from "../logic.ts";
import { QueryTable } from "./query-table.tsx";

interface Props {
  text: string;
  plus: boolean;
  onChange: (text: string) => void;
}

/** No address is longer; a book pasted here is not one. */
const maxUrlChars = 20_000;

const names: readonly (readonly [PartName, string])[] = [
  ["scheme", "Scheme"],
  ["user", "User"],
  ["password", "Password"],
  ["host", "Host"],
  ["port", "Port"],
  ["path", "Path"],
  ["fragment", "Fragment"],
];
/** Few addresses have them, so an empty one is not shown until the URL has the other. */
const rare: ReadonlySet<PartName> = new Set(["user", "password"]);

/** A URL taken apart. Each part can be written anew, and the URL follows. */
export function Parts({ text, plus, onChange }: Props) {
  if (text.length > maxUrlChars)
    return <p className="p-4 text-sm text-soft">This is too long to be a URL.</p>;
  const address = splitAddress(text);
  const change = (next: Address) => onChange(joinAddress(next));
  const shown = names.filter(
    ([name]) => !rare.has(name) || address.user !== null || address.password !== null,
  );
  return (
    <div className="flex h-full flex-col gap-4 overflow-y-auto p-3 sm:p-4">
      {lacksScheme(text) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-warn">
          There is no scheme, so browsers would not find a host in it.
          <Button size="small" onClick={() => onChange(`https://${text}`)}>
            Add https://
          </Button>
        </p>
      )}
      <div className="flex flex-col gap-1.5">
        {shown.map(([name, label]) => (
          <Part
            key={name}
            label={label}
            value={address[name] ?? ""}
            meaning={meaningOf(name, address[name] ?? "")}
            onChange={(part) => change(withPart(address, name, part))}
          />
        ))}
      </div>
      <QueryTable
        query={address.query}
        plus={plus}
        onChange={(query) => change({ ...address, query })}
      />
      <AsBrowsersRead text={text} />
    </div>
  );
}

interface PartProps {
  label: string;
  value: string;
  meaning: string | null;
  onChange: (value: string) => void;
}

function Part({ label, value, meaning, onChange }: PartProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-x-2 text-sm">
      <label htmlFor={id} className="text-soft">
        {label}
      </label>
      <input
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
        aria-describedby={meaning === null ? undefined : `${id}-meaning`}
        className="h-10 min-w-0 rounded-md border border-edge bg-raised px-2 font-mono pointer-coarse:h-11 pointer-coarse:text-base"
      />
      <CopyButton iconOnly what={label.toLowerCase()} text={value} disabled={value === ""} />
      {meaning !== null && (
        <p id={`${id}-meaning`} className="col-start-2 py-1 text-xs wrap-anywhere text-soft">
          {meaning}
        </p>
      )}
    </div>
  );
}

/** What stands behind the escapes, where that is something else. */
function meaningOf(name: PartName, part: string): string | null {
  const meaning = readablePart(name, part);
  return meaning === part ? null : `Reads: ${meaning}`;
}

/** Browsers put a URL into their own form before they follow it. */
function AsBrowsersRead({ text }: { text: string }) {
  const read = readAsBrowser(text);
  return (
    <section aria-label="As browsers read it" className="flex flex-col gap-1 text-sm">
      <div className="flex items-center gap-2">
        <h3 className="font-semibold">As browsers read it</h3>
        <CopyButton iconOnly what="normalized URL" text={read?.href ?? ""} disabled={!read} />
      </div>
      <p className={read ? "font-mono wrap-anywhere" : "text-soft"}>
        {read?.href ?? "Not an absolute URL: browsers would need the address of a page with it."}
      </p>
    </section>
  );
}
