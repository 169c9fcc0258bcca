import { anyText, shape, type Shape } from "#domain/shape.ts";
import { emptyText, type TextSource } from "#domain/text-source.ts";
import { asJson, useWritten } from "../use-kept.ts";

const partsShape = shape({ text: anyText, name: anyText });

const smallText: Shape<TextSource> = {
  initial: emptyText,
  read(given) {
    const { text, name } = partsShape.read(given);
    return { kind: "small", text, ...(name !== "" && { name }) };
  },
};

/** A short text outlives a reload, without the file that it came from; a long one does not. */
const written = {
  ...asJson(smallText),
  format: (source: TextSource) =>
    source.kind === "small" ? JSON.stringify({ text: source.text, name: source.name }) : null,
};

const secret = { ...written, format: () => null };

/** A text that lasts as long as the tab; a secret one until a reload. */
export const useKeptSource = (name = "text", isSecret = false) =>
  useWritten<TextSource>(name, isSecret ? secret : written, () => emptyText);
