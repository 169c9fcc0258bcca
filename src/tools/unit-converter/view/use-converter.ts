import { useState } from "react";
import { storedShape } from "#browser/storage.ts";
import { useHandover } from "#ui/use-handover.ts";
import { useKeptText } from "#ui/use-kept.ts";
import { useLink } from "#ui/use-link.ts";
import {
  amountText,
  categoryOf,
  convert,
  linkTo,
  optionsShape,
  pairOf,
  readLink,
  readTyped,
  unitOf,
  warningFor,
  type CategoryId,
  type Options,
  type Pair,
} from "../logic.ts";

/** Which units the visitor uses. */
const settings = storedShape("tabkit-unit-converter", optionsShape);

/** What is typed and chosen, and what comes of it. */
export function useConverter() {
  const [text, setText] = useKeptText("amount", () => "1");
  // What is stored is only where a page starts: another tab must not change the units here.
  const [options, setOptions] = useState(settings.read);
  const category = categoryOf(options.category);
  const pair = pairOf(options, category.id);
  const from = unitOf(category, pair.from);
  const to = unitOf(category, pair.to);
  const typed = readTyped(text, category.id);
  const amount = typed.ok ? typed.value.amount : null;

  const change = (part: Partial<Options>) => {
    const next = { ...options, ...part };
    settings.update(() => next);
    setOptions(next);
  };
  const changePair = (id: CategoryId, part: Partial<Pair>) =>
    change({
      category: id,
      pairs: { ...options.pairs, [id]: { ...pairOf(options, id), ...part } },
    });
  const [refusal, setRefusal] = useState("");
  useLink("unit-converter", (link) => {
    const linked = readLink(link);
    setRefusal(linked.ok ? "" : linked.message);
    if (!linked.ok) return;
    setText(linked.value.text);
    changePair(linked.value.category, linked.value);
  });
  /** Units that are chosen by hand win over those in the text. */
  const dropTypedUnits = () => {
    if (typed.ok && (typed.value.from ?? typed.value.to) !== undefined) {
      setText(amountText(typed.value.amount));
    }
  };

  const type = (next: string) => {
    setText(next);
    const read = readTyped(next, category.id);
    if (!read.ok) return;
    const { category: id, from, to } = read.value;
    if (id === category.id && from === undefined && to === undefined) return;
    changePair(id, { ...(from !== undefined && { from }), ...(to !== undefined && { to }) });
  };
  useHandover((handover) => type(handover.text));

  return {
    text,
    refusal,
    link: linkTo({ text, category: category.id, from: from.symbol, to: to.symbol }),
    options,
    category,
    from,
    to,
    amount,
    problem: typed.ok ? "" : typed.message,
    warning: amount === null ? "" : warningFor(amount, category.id, from),
    result: amount === null ? null : convert(amount, from, to),
    change,
    type,
    chooseCategory: (id: CategoryId) => {
      dropTypedUnits();
      change({ category: id });
    },
    choosePair: (part: Partial<Pair>) => {
      dropTypedUnits();
      changePair(category.id, part);
    },
    swap: () => {
      dropTypedUnits();
      changePair(category.id, { from: pair.to, to: pair.from });
    },
  };
}

export type Converter = ReturnType<typeof useConverter>;
