import { Panel } from "../panel.tsx";

interface Props {
  title: string; // "Game Stats"
  figures: readonly (readonly [label: string, value: string | number])[];
}

/** Figures about the game at hand. */
export function GameStats({ title, figures }: Props) {
  return (
    <Panel title={title}>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 text-sm">
        {figures.map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-soft">{label}</dt>
            <dd className="figures text-end font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
