import { useState, type CSSProperties, type ReactNode } from "react";
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

interface Props {
  kind: Kind;
  declarations: Declaration[];
  /** What lies on it, to be dragged. */
  children?: ReactNode;
}

/** What the declarations look like, on light and on dark. */
export function Preview({ kind, declarations, children }: Props) {
  const [ground, setGround] = useState<"light" | "dark">("light");
  const looks = Object.fromEntries(
    declarations.map(([property, value]) => [inCamelCase(property), value]),
  ) as CSSProperties;
  const sample = (
    <div
      role="img"
      aria-label={`Preview of the ${kind}`}
      data-kind={kind}
      className={style["sample"]}
      style={looks}
    />
  );
  return (
    <div className="flex flex-col gap-2">
      <div className={style["ground"]} data-ground={ground}>
        {kind === "gradient" ? (
          <div className={style["gradient"]}>
            {sample}
            {children}
          </div>
        ) : (
          sample
        )}
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
