import { useState, type CSSProperties } from "react";
import { Segmented } from "#ui/segmented.tsx";
import type { Declaration, Kind } from "../logic.ts";
import style from "./preview.module.css";

const grounds = [
  ["light", "Light"],
  ["dark", "Dark"],
] as const;

/** "box-shadow" → "boxShadow", as React wants it. */
const inCamelCase = (property: string): string =>
  property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What the declarations look like, on light and on dark. */
export function Preview({ kind, declarations }: { kind: Kind; declarations: Declaration[] }) {
  const [ground, setGround] = useState<"light" | "dark">("light");
  const looks = Object.fromEntries(
    declarations.map(([property, value]) => [inCamelCase(property), value]),
  ) as CSSProperties;
  return (
    <div className="flex flex-col gap-2">
      <div className={style["ground"]} data-ground={ground}>
        <div
          role="img"
          aria-label={`Preview of the ${kind}`}
          data-kind={kind}
          className={style["sample"]}
          style={looks}
        />
      </div>
      <Segmented
        label="On"
        size="small"
        options={grounds}
        value={ground}
        onChange={(next) => setGround(next)}
      />
    </div>
  );
}
