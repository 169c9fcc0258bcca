import { FactList } from "#ui/fact-list.tsx";
import { Panel } from "#ui/panel.tsx";
import { colorOf, isInSrgb, nameOf, notationsOf, type Chosen } from "../logic.ts";

/** The color in every notation of CSS. */
export default function NotationsPanel({ chosen: { exact } }: { chosen: Chosen }) {
  const { inSrgb, anywhere } = notationsOf(exact);
  const { name, hex, isExact } = nameOf(exact);
  const isShowable = isInSrgb(colorOf(exact));
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Panel title="sRGB">
        <FactList
          kind="notation"
          facts={[...inSrgb, { label: isExact ? "Name" : "Nearest name", value: name }]}
        />
        {!isExact && <p className="pt-2 text-sm text-soft">{`${name} is ${hex}.`}</p>}
        {!isShowable && (
          <p className="pt-2 text-sm text-soft">
            This color lies outside of sRGB. These are the nearest to it: its chroma is reduced
            until it fits, as CSS Color 4 does it.
          </p>
        )}
      </Panel>
      <Panel title="Any gamut">
        <FactList facts={anywhere} />
      </Panel>
    </div>
  );
}
