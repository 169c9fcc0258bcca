import { useEffect, useId, useRef } from "react";
import { Scroller } from "#ui/scroller.tsx";
import { zoneLabel, type WorldClock } from "../../logic.ts";
import type { PlannerCell } from "../../logic/planner.ts";

interface Row {
  clock: WorldClock;
  isPresent: boolean;
  cells: readonly PlannerCell[];
}

interface Props {
  zone: string;
  /** The hours on the clock that is chosen. */
  own: readonly PlannerCell[];
  rows: readonly Row[];
  chosen: number;
  onChoose: (at: number) => void;
  onToggle: (zone: string) => void;
}

const heading = "sticky left-0 z-10 bg-raised pe-2 text-start font-medium";

/** A row per clock, a column per hour. The hours are one group of choices, so that arrow keys move. */
export function PlannerTable({ zone, own, rows, chosen, onChoose, onToggle }: Props) {
  const name = useId();
  const frame = useRef<HTMLDivElement>(null);
  // On a phone the chosen hour would begin out of sight.
  useEffect(() => {
    const cell = frame.current?.querySelector('input[type="radio"]:checked')?.closest("th");
    if (frame.current && cell)
      frame.current.scrollLeft = cell.offsetLeft - frame.current.clientWidth / 2;
  }, []);
  return (
    <Scroller
      ref={frame}
      aria-label="Hours of the day on every clock"
      className="relative overflow-x-auto rounded-md"
    >
      <table className="figures border-separate border-spacing-0 text-sm whitespace-nowrap">
        <caption className="sr-only">Hours of the day on every clock</caption>
        <thead>
          <tr>
            <th scope="col" className={heading}>
              {zoneLabel(zone)}
            </th>
            {own.map(({ at, time }) => (
              <th key={at} scope="col" className="p-0.5 font-medium">
                <label className="relative flex min-h-11 min-w-14 items-center justify-center rounded-md border border-edge px-1 select-none has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-focus forced-colors:has-checked:underline">
                  <input
                    type="radio"
                    className="sr-only"
                    name={name}
                    checked={at === chosen}
                    onChange={() => onChoose(at)}
                  />
                  {time}
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ clock, isPresent, cells }) => (
            <tr key={clock.zone} className={isPresent ? "" : "opacity-60"}>
              <th scope="row" className={heading}>
                <label className="flex min-h-11 items-center gap-2">
                  <input
                    type="checkbox"
                    className="size-4 accent-accent"
                    checked={isPresent}
                    onChange={() => onToggle(clock.zone)}
                  />
                  {clock.label}
                </label>
              </th>
              {cells.map((cell, index) => (
                <Hour
                  key={cell.at}
                  cell={cell}
                  isChosen={cell.at === chosen}
                  isOtherDay={cell.weekday !== own[index]?.weekday}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

interface HourProps {
  cell: PlannerCell;
  isChosen: boolean;
  isOtherDay: boolean;
}

function Hour({ cell, isChosen, isOtherDay }: HourProps) {
  const ground = cell.isWorking
    ? "bg-good-tint font-semibold text-good forced-colors:underline"
    : "text-soft";
  const edge = isChosen
    ? "border-accent forced-colors:border-x-[Highlight]"
    : "border-transparent forced-colors:border-x-[Canvas]";
  return (
    <td className={`border-x-2 border-t border-t-line px-1 text-center ${ground} ${edge}`}>
      {cell.time}
      {cell.isWorking && <span className="sr-only">, working hours</span>}
      {isOtherDay && <span className="block text-xs font-normal">{cell.weekday}</span>}
    </td>
  );
}
