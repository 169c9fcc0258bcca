import { useState } from "react";
import { TextInput } from "#ui/text-input.tsx";
import { Stack } from "../arrange.tsx";

export default function TextInputExample() {
  const [name, setName] = useState("");
  const [pattern, setPattern] = useState("(\\d+");
  const isOpen = pattern.includes("(") && !pattern.includes(")");
  return (
    <Stack>
      <TextInput
        label="File name"
        placeholder="qr-code"
        hint="Without its ending."
        value={name}
        onChange={setName}
      />
      <TextInput
        label="Pattern"
        mono
        value={pattern}
        onChange={setPattern}
        invalid={isOpen}
        hint={isOpen ? "The group is not closed: a ) is missing." : ""}
      />
    </Stack>
  );
}
