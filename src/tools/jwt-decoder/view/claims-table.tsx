import { meanings } from "./claims.data.ts";
import type { Member } from "../logic/json.ts";

/** More rows than this are no claims that a person reads. */
const shownRows = 200;

/** The members of a part, each with what it stands for. Values are shown as they are written. */
export function ClaimsTable({ members }: { members: readonly Member[] }) {
  if (members.length === 0) return <p className="p-3 text-sm text-soft">There are no claims.</p>;
  return (
    <dl className="text-sm">
      {members.slice(0, shownRows).map(({ name, raw }, index) => (
        <div
          // A name may come twice.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-x-3 border-line px-3 py-2 not-last:border-b"
        >
          <dt className="min-w-0">
            <span className="font-mono font-semibold text-code-key wrap-anywhere">{name}</span>
            {Object.hasOwn(meanings, name) && (
              <span className="block text-xs text-soft">{meanings[name]}</span>
            )}
          </dt>
          <dd className="min-w-0 font-mono wrap-anywhere whitespace-pre-wrap">
            {raw.slice(0, 5000)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
