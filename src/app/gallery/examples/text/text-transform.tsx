import { useState } from "react";
import { fail, ok } from "#domain/result.ts";
import { madeText } from "#domain/transform.ts";
import { emptyText, isEmptyText, type TextSource } from "#domain/text-source.ts";
import { TextTransform } from "#ui/text/text-transform.tsx";
import { idleWork } from "../../sample-work.ts";

const malformed = { place: { line: 1, column: 5, byteOffset: 4 }, reason: "%ZZ is no escape." };

function decode(source: TextSource) {
  if (source.kind === "large" || isEmptyText(source)) return null;
  return source.text.includes("%ZZ")
    ? fail("Invalid URL encoding", malformed)
    : ok(madeText(source.text.replaceAll("%20", " ")));
}

export default function TextTransformExample() {
  const [source, setSource] = useState<TextSource>(emptyText);
  const outcome = decode(source);
  return (
    <TextTransform
      work={{ ...idleWork, source, outcome, empty: isEmptyText(source), change: setSource }}
      verb="Decode"
      doing="Decoding"
      idle="Type or paste a URL. %ZZ in it is an error."
      summary="Decoded"
      empty={{ title: "Your text, decoded", text: "%20 becomes a space again." }}
      input={{ label: "Input", placeholder: "Type here", sample: "Tab%20kit" }}
      output={{ label: "Result", fileName: "decoded.txt" }}
      problem={outcome?.ok === false ? malformed : null}
    />
  );
}
