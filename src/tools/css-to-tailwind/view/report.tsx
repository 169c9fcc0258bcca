import { counted } from "#domain/wording.ts";
import { Panel } from "#ui/panel.tsx";
import { Scroller } from "#ui/scroller.tsx";
import type { Finding, Made, Verdict } from "../logic/findings.ts";

const words: Record<Verdict, { label: string; look: string }> = {
  dropped: { label: "Dropped", look: "text-bad" },
  invalid: { label: "Invalid", look: "text-bad" },
  close: { label: "Not the same", look: "text-warn" },
  kept: { label: "Not compared", look: "text-soft" },
  replaced: { label: "Replaced", look: "text-soft" },
  exact: { label: "Exact", look: "text-good" },
};

/** What became of each declaration, and why; what is not exact comes first. */
export function Report({ made: { findings, counts } }: { made: Made }) {
  const more = Object.values(counts).reduce((sum, count) => sum + count) - findings.length;
  if (findings.length === 0) return null;
  return (
    <Panel title="Line by line">
      <Scroller aria-label="Line by line" className="max-h-112 overflow-auto">
        <table className="w-full text-start text-sm">
          <thead className="sticky top-0 bg-raised text-soft max-sm:sr-only">
            <tr>
              {["Line", "CSS", "Tailwind", "Verdict"].map((head) => (
                <th key={head} scope="col" className="py-2 pe-4 text-start font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {findings.map((finding, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a line may say the same twice: a finding is its place in the list
              <Row key={index} finding={finding} />
            ))}
          </tbody>
        </table>
      </Scroller>
      {more > 0 && <p className="mt-3 text-sm text-soft">and {counted(more, "more line")}.</p>}
    </Panel>
  );
}

function Row({ finding: { line, css, verdict, classes, reason } }: { finding: Finding }) {
  const { label, look } = words[verdict];
  return (
    <tr className="border-t border-line align-top max-sm:grid max-sm:grid-cols-[2.5rem_1fr] max-sm:py-1">
      <td className="figures py-1.5 pe-4 text-soft max-sm:row-span-3">{line}</td>
      <td className="py-1.5 pe-4 font-mono wrap-anywhere sm:w-2/5">{css}</td>
      <td className="py-1.5 pe-4 font-mono wrap-anywhere max-sm:py-0 sm:w-1/4">
        {classes === "" ? <span className="text-soft">—</span> : classes}
      </td>
      <td className="py-1.5 wrap-anywhere">
        <span className={`font-medium ${look}`}>{label}</span>
        {reason !== "" && <span className="text-soft"> · {reason}</span>}
      </td>
    </tr>
  );
}
