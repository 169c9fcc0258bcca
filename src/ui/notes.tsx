import { Panel } from "./panel.tsx";

/** A few plain sentences under a heading: tips, assumptions, notices. */
export function Notes({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Panel title={title}>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-sm text-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  );
}
