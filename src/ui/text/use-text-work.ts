import { atOnceChars } from "#domain/limits.ts";
import type { Result } from "#domain/result.ts";
import { isEmptyText, isLive, type TextSource } from "#domain/text-source.ts";
import { useWork, type Control } from "../use-work.ts";
import type { ChangeKind } from "./editor/text-surface.ts";
import { useKeptSource } from "./use-kept-source.ts";

/** A text, and what is to be done with it. */
export interface TextTask<Options> {
  source: TextSource;
  options: Options;
}

interface TextWork<Options, Value, Detail> {
  /** The same object until one of them changes. */
  options: Options;
  /** A reload forgets the text. */
  isSecret?: boolean;
  /** Whether a text is as good as none. */
  isEmpty?: (source: TextSource) => boolean;
  /** Answers short texts on the page. Left out where only a worker can. */
  atOnce?: (text: string, options: Options) => Result<Value, Detail>;
  run: (task: TextTask<Options>, control: Control) => Promise<Result<Value, Detail>>;
}

/** Works on a text that the visitor gives: as it is typed, over 1 MiB when asked. */
export function useTextWork<Options, Value, Detail = never>({
  options,
  isSecret = false,
  isEmpty = isEmptyText,
  atOnce,
  run,
}: TextWork<Options, Value, Detail>) {
  const [source, setSource] = useKeptSource("text", isSecret);
  const empty = isEmpty(source);
  const short = source.kind === "small" && source.text.length <= atOnceChars ? source.text : null;
  const { ask, ...work } = useWork<TextTask<Options>, Value, Detail>({
    task: empty ? null : { source, options },
    live: isLive(source),
    atOnce: atOnce && short !== null ? () => atOnce(short, options) : undefined,
    run,
  });
  return {
    ...work,
    source,
    empty,
    change: (next: TextSource, how: ChangeKind) => {
      setSource(next);
      if (how === "placed") ask({ source: next, options });
    },
  };
}
