import { useState } from "react";
import { encodings, type Encoding } from "#domain/encoding.ts";
import { EncodingChoice } from "#ui/text/encoding-choice.tsx";

const file = new Blob(["Zürich"]);

export default function EncodingChoiceExample() {
  const [encoding, setEncoding] = useState<Encoding>("windows-1252");
  return (
    <EncodingChoice
      label="input"
      reading={{ file, encoding, isGuess: true, cutOff: 0, notice: null, choices: encodings }}
      hasMark={false}
      onChange={setEncoding}
    />
  );
}
