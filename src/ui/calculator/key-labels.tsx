import Delete from "lucide-react/icons/delete";
import type { ReactNode } from "react";
import type { PadKey } from "#domain/keypad.ts";

/** How one key of a calculator looks and is called. */
export interface KeyLabel {
  name: string; // "Divide": for screen readers, and the tooltip
  look: "digit" | "action" | "operator" | "equals" | "function";
  /** What is drawn, where that is not the key's id. */
  label?: ReactNode;
  /** The keys of a keyboard that press it: `event.key`. */
  shortcuts?: readonly string[];
}

const digit = (name: string): KeyLabel => ({ name, look: "digit", shortcuts: [name] });

/** The keys that every calculator has. */
export const padLabels: Record<Exclude<PadKey, "^">, KeyLabel> = {
  "0": digit("0"),
  "1": digit("1"),
  "2": digit("2"),
  "3": digit("3"),
  "4": digit("4"),
  "5": digit("5"),
  "6": digit("6"),
  "7": digit("7"),
  "8": digit("8"),
  "9": digit("9"),
  ".": { name: "Point", look: "digit", shortcuts: ["."] },
  C: { name: "Clear", look: "action", shortcuts: ["Escape", "Delete"] },
  "±": { name: "Change sign", look: "action", shortcuts: ["F9"] },
  "%": { name: "Percent", look: "action", shortcuts: ["%"] },
  "⌫": {
    name: "Backspace",
    look: "action",
    label: <Delete aria-hidden className="size-5" />,
    shortcuts: ["Backspace"],
  },
  "÷": { name: "Divide", look: "operator", shortcuts: ["/", "÷"] },
  "×": { name: "Multiply", look: "operator", shortcuts: ["*", "×"] },
  "-": { name: "Subtract", look: "operator", label: "−", shortcuts: ["-", "−"] },
  "+": { name: "Add", look: "operator", shortcuts: ["+"] },
  "=": { name: "Equals", look: "equals", shortcuts: ["Enter", "="] },
};

/** Which key of a calculator a key of the keyboard presses. */
export function keyPressedBy<Id extends string>(
  faces: Record<Id, KeyLabel>,
  { key, code }: KeyboardEvent,
): Id | undefined {
  // The keypad's point types a comma on many layouts.
  const pressed = code === "NumpadDecimal" ? "." : key.length === 1 ? key.toLowerCase() : key;
  const ids = Object.keys(faces) as Id[];
  return ids.find((id) => faces[id].shortcuts?.includes(pressed));
}
