import { useRef, useState } from "react";
import type { Result } from "#domain/result.ts";
import { isEmptyText, type TextSource } from "#domain/text-source.ts";
import { useUndoOffer } from "../use-undo-offer.ts";

/** How a pane takes a text that was not typed: a file, a sample, nothing. */
export function useTakenText(source: TextSource, onPlaced: (placed: TextSource) => void) {
  const [revision, setRevision] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const lastTaken = useRef(0);
  const undo = useUndoOffer<TextSource>();
  // What is said of a refused file ends with the text beside it, also where a tool places another.
  const [lastSource, setLastSource] = useState(source);
  if (source !== lastSource) {
    setLastSource(source);
    setRefusal(null);
  }

  const place = (placed: TextSource) => {
    if (isEmptyText(source)) undo.end();
    else undo.make(source, isEmptyText(placed) ? "Cleared." : "The text was replaced.");
    lastTaken.current += 1;
    setRevision((last) => last + 1);
    setRefusal(null);
    setReading(false);
    onPlaced(placed);
  };
  const take = async (taking: Promise<Result<TextSource>>) => {
    const mine = (lastTaken.current += 1);
    setReading(true);
    const taken = await taking;
    // Something else was placed while this was being read.
    if (mine !== lastTaken.current) return;
    setReading(false);
    if (taken.ok) place(taken.value);
    else setRefusal(taken.message);
  };
  const takeBack = () => {
    if (undo.offer === null) return;
    place(undo.offer.value);
    undo.end();
  };
  /** Counts up each time that the text was replaced. */
  return { revision, refusal, isReading, place, take, takeBack, offer: undo.offer, setRefusal };
}
