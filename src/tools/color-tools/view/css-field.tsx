import { useRef, useState } from "react";
import { computeColor } from "#browser/css-color.ts";
import { guarded } from "#domain/shape.ts";
import { TextInput } from "#ui/text-input.tsx";
import { useHandover } from "#ui/use-handover.ts";
import { useKept, useKeptText } from "#ui/use-kept.ts";
import { useLink } from "#ui/use-link.ts";
import { loadColorReader, loadTailwindNames, type Chosen } from "../logic.ts";

const help = "Hex, name, rgb, hsl, hwb, lab, lch, oklab, oklch, color() or Tailwind’s blue-500.";

/** Longer than any color: the rest of a style sheet was pasted. */
const maxTextChars = 200;

interface Props {
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** Reads a color, and says what was meant by a name of Tailwind's. */
async function understand(typed: string) {
  const { readColor } = await loadColorReader();
  const plain = readColor(typed);
  // What has to be computed first, such as color-mix(), is the browser's to compute.
  const read = plain.ok ? plain : readColor(computeColor(typed.trim()) ?? "");
  if (read.ok || typed.trim() === "") return { ...read, meaning: "" };
  const { findTailwindColor } = await loadTailwindNames();
  const found = findTailwindColor(typed);
  if (found === null) return read;
  return { ...readColor(found.css), meaning: `${found.name} of Tailwind 4 is ${found.css}.` };
}

const ownShape = guarded((given) => given === null || typeof given === "string", null);

/** A color in any notation of CSS. What reads it is loaded with the first letter. */
export function CssField({ chosen, onChoose }: Props) {
  const [text, setText] = useKeptText("css color");
  const [problem, setProblem] = useState("");
  /** What was made of a text that is no color of CSS. */
  const [meaning, setMeaning] = useState("");
  /** What was chosen here last. */
  const [own, setOwn] = useKept("own color", ownShape);
  const turn = useRef(0);
  const type = async (typed: string) => {
    setText(typed);
    setOwn(null);
    turn.current += 1;
    const mine = turn.current;
    const read = await understand(typed);
    if (mine !== turn.current) return;
    setProblem(read.ok || typed.trim() === "" ? "" : read.message);
    setMeaning(read.ok ? read.meaning : "");
    if (!read.ok) return;
    setOwn(read.value.exact);
    onChoose(read.value);
  };
  useHandover(({ text: handed }) => type(handed));
  useLink("color-tools", (link) => {
    const color = link.get("color");
    if (color !== null) void type(color.slice(0, maxTextChars));
  });
  // Once another color is chosen elsewhere, the text would name the wrong one.
  const isPassed = own !== null && own !== chosen.exact;
  return (
    <TextInput
      mono
      label="Any CSS color"
      placeholder="oklch(62% 0.19 260)"
      value={isPassed ? "" : text}
      onChange={type}
      maxLength={maxTextChars}
      invalid={problem !== ""}
      hint={problem || (isPassed ? "" : meaning) || help}
    />
  );
}
