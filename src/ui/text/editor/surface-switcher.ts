import { beforeLeaving } from "#browser/tab-memory.ts";
import { plainFieldChars } from "#domain/limits.ts";
import type {
  CreateSurface,
  TextSurface,
  SurfaceOptions,
  Highlight,
  Place,
} from "./text-surface.ts";
import { createTextareaSurface } from "./textarea-surface.ts";

/** What the page wants a field to be. */
export interface SurfaceState extends Omit<SurfaceOptions, "firstLine"> {
  text: string;
  /** Counts up each time that the page replaced the text itself. */
  revision: number;
  mark: Place | null;
  /** What is wrong with the text. */
  problem: string | null;
  /** What was found in the text. Only the editor can show it. */
  highlights: readonly Highlight[] | undefined;
  firstLine: number;
}

/** How often to ask whether an input method has finished its character. */
const composingPauseMs = 200;

let createCodemirrorSurface: CreateSurface | undefined;
const loadEditor = async (): Promise<CreateSurface> =>
  (createCodemirrorSurface ??= (await import("./codemirror-surface.ts")).createCodemirrorSurface);

/**
 * Keeps a field in an element: a plain one at first, and in its place an editor (a chunk of its
 * own) when the text is long, or is code and somebody uses it. Text, caret and focus move over.
 */
export function openSurface(host: HTMLElement, initial: SurfaceState) {
  let now = initial;
  let told = initial.text;
  let used = false;
  let composing = false;
  let closed = false;
  let loading = false;
  let create = createCodemirrorSurface ?? createTextareaSurface;
  let field = make(initial.text);

  function make(text: string): TextSurface {
    const { label, readOnly, placeholder, language } = now;
    return create(host, text, {
      label,
      readOnly,
      placeholder,
      language,
      firstLine: () => now.firstLine,
      onChange(text, how) {
        told = text;
        now.onChange(text, how);
      },
      onScroll: () => now.onScroll(),
    });
  }

  function remake(): void {
    field.flush();
    const [text, selection, focused] = [field.text(), field.selection(), field.hasFocus()];
    field.remove();
    field = make(text);
    if (focused) field.select(...selection);
    field.mark(now.mark);
    field.describe(now.problem);
    field.paint(now.highlights ?? []);
  }

  function becomeEditor(loaded: CreateSurface): void {
    if (closed) return;
    // Half a character of an input method would be lost.
    if (composing) return void setTimeout(becomeEditor, composingPauseMs, loaded);
    create = loaded;
    remake();
  }

  function considerEditor(): void {
    const { text, language, highlights } = now;
    const isShownInColor = language !== undefined || highlights !== undefined;
    const wanted = text.length > plainFieldChars || (isShownInColor && (used || text !== ""));
    if (!wanted || loading || create !== createTextareaSurface) return;
    loading = true;
    // If its chunk cannot be had, the plain field stays and shows what it can.
    loadEditor().then(becomeEditor, () => {
      loading = false;
    });
  }

  const onFocus = () => {
    used = true;
    considerEditor();
  };
  const onComposition = (event: Event) => {
    composing = event.type === "compositionstart";
  };
  const stopTelling = beforeLeaving(() => field.flush());
  host.addEventListener("focusin", onFocus);
  host.addEventListener("compositionstart", onComposition);
  host.addEventListener("compositionend", onComposition);
  considerEditor();

  return {
    /** Makes the field what the page wants now. Cheap when nothing changed. */
    update(next: SurfaceState): void {
      const last = now;
      now = next;
      if (next.text !== told || next.revision !== last.revision) {
        told = next.text;
        field.setText(next.text);
      }
      if (next.readOnly !== last.readOnly || next.language !== last.language) remake();
      else if (next.mark !== last.mark) field.mark(next.mark);
      if (next.problem !== last.problem) field.describe(next.problem);
      if (next.highlights !== last.highlights) field.paint(next.highlights ?? []);
      considerEditor();
    },
    goTo: (place: Place) => field.goTo(place),
    text: () => field.text(),
    selection: () => field.selection(),
    focus: () => field.select(0, 0),
    topLine: () => field.topLine(),
    scrollToLine: (line: number) => field.scrollToLine(line),
    close(): void {
      closed = true;
      field.flush();
      field.remove();
      stopTelling();
      host.removeEventListener("focusin", onFocus);
      host.removeEventListener("compositionstart", onComposition);
      host.removeEventListener("compositionend", onComposition);
    },
  };
}
