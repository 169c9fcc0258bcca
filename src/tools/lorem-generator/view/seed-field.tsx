import { useState } from "react";
import { readSeed } from "#domain/seed.ts";
import { TextInput } from "#ui/text-input.tsx";

interface Props {
  seed: number;
  onChange: (seed: number) => void;
}

/** The number that a text grows from. What is typed counts as soon as it is one. */
export function SeedField({ seed, onChange }: Props) {
  const [draft, setDraft] = useState({ text: String(seed), seed });
  // Once another seed was drawn, what was typed no longer counts.
  const text = draft.seed === seed ? draft.text : String(seed);
  const read = readSeed(text);
  const type = (typed: string) => {
    const wanted = readSeed(typed);
    setDraft({ text: typed, seed: wanted.ok ? wanted.value : seed });
    if (wanted.ok) onChange(wanted.value);
  };
  return (
    <TextInput
      mono
      label="Seed"
      value={text}
      onChange={type}
      invalid={!read.ok}
      hint={read.ok ? "The same seed and options always make the same text." : read.message}
    />
  );
}
