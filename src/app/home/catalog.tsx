import { sections } from "#catalog/catalog.ts";
import type { Unit } from "#catalog/unit.ts";
import { counted } from "#domain/wording.ts";
import { UnitCards } from "../unit-card.tsx";
import { GapTile } from "./gap-tile.tsx";
import { arrange, splitOf, type Arranged } from "./rows.ts";

const columns = 5;
/** A heading is about as high as half a card. */
const headingSize = 0.5;

type Section = (typeof sections)[number];
const arranged: readonly Arranged<Section, Unit>[] = arrange<Unit, Section>(sections, columns);
const split = splitOf(sections.map(({ units }) => units.length + headingSize));
const halves = [arranged.slice(0, split), arranged.slice(split)];
const gaps = arranged.filter(({ gap }) => gap > 0).map(({ section }) => section.id);

const spans: Record<number, string> = {
  1: "desk:col-span-1 desk:[&>ul]:grid-cols-1",
  2: "desk:col-span-2 desk:[&>ul]:grid-cols-2",
  3: "desk:col-span-3 desk:[&>ul]:grid-cols-3",
  4: "desk:col-span-4 desk:[&>ul]:grid-cols-4",
  5: "desk:col-span-5 desk:[&>ul]:grid-cols-5",
};

/** The tools by category: five cards a row on a desk, two columns below that, one on a phone. */
export const Catalog = () => (
  <div className="grid items-start gap-x-4 gap-y-4 pt-2 sm:grid-cols-2 desk:grid-cols-5 desk:items-stretch desk:gap-x-3">
    {halves.map((half) => (
      <div key={half[0]?.section.id} className="flex flex-col gap-4 desk:contents">
        {half.map(({ section, pieces, gap }) => (
          <section key={section.id} aria-labelledby={`${section.id}-heading`} className="contents">
            {pieces.map((units, index) => (
              <Piece key={units[0]?.path} section={section} units={units} isRest={index > 0} />
            ))}
            {gap > 0 && <GapTile order={gaps.indexOf(section.id)} span={spans[gap] ?? ""} />}
          </section>
        ))}
      </div>
    ))}
  </div>
);

/** A section, or the rest of a long one: without the heading, but with its room. */
function Piece(props: { section: Section; units: readonly Unit[]; isRest: boolean }) {
  const { section, units, isRest } = props;
  return (
    <div
      {...(isRest ? {} : { id: section.id })}
      data-accent={section.id}
      className={`flex min-w-0 scroll-mt-8 flex-col ${spans[Math.min(units.length, columns)]}`}
    >
      {isRest ? (
        <div aria-hidden className="h-8 max-desk:hidden" />
      ) : (
        <h2 id={`${section.id}-heading`} className="min-h-8 text-base font-semibold">
          {section.name}
          <span className="figures ms-2 text-xs font-normal text-soft">
            {counted(section.units.length, "tool")}
          </span>
        </h2>
      )}
      <UnitCards units={units} className="max-desk:grid-cols-1" />
    </div>
  );
}
