import type { Outcome, Trial, Trials } from "../logic/exact/trial.ts";

type Declarations = Trial["css"];

/** As many at a time as a page can do between two frames. */
const batchSize = 100;

/**
 * Lets this browser compute both sides of each trial, in a document of its own, where nothing of
 * this page's styles holds. `null` when it gives no such document.
 */
export async function computeTrials(
  { ground, rootPx, trials }: Trials,
  signal: AbortSignal,
): Promise<Outcome[] | null> {
  const frame = document.createElement("iframe");
  frame.title = "Comparison";
  frame.tabIndex = -1;
  frame.setAttribute("aria-hidden", "true");
  // A size, so that vw and vh are two things; unseen, and out of the way.
  frame.style.cssText =
    "position: fixed; inset: 0 auto auto 0; width: 1000px; height: 700px; visibility: hidden; pointer-events: none; border: 0; z-index: -1";
  document.body.append(frame);
  try {
    const view = frame.contentWindow as (Window & typeof globalThis) | null;
    const place = view && prepare(view, `${ground}\n:root { font-size: ${rootPx}px }`);
    if (!place) return null;
    const outcomes: Outcome[] = [];
    for (let from = 0; from < trials.length && !signal.aborted; from += batchSize) {
      const batch = trials.slice(from, from + batchSize);
      outcomes.push(...computeBatch(place, view, batch));
      await new Promise((resolve) => setTimeout(resolve));
    }
    return outcomes;
  } catch {
    return null;
  } finally {
    frame.remove();
  }
}

/** An element that is not drawn: percentages stay percentages, and no picture is fetched. */
function prepare(view: Window & typeof globalThis, css: string): HTMLElement {
  const { document: page } = view;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
  const place = page.createElement("div");
  // What is inherited is not what things begin with: "inherit" and em can be told apart.
  place.style.cssText = "display: none; font-size: 17px; color: rgb(1 2 3)";
  page.body.append(place);
  return place;
}

function computeBatch(place: HTMLElement, view: Window, batch: readonly Trial[]): Outcome[] {
  const pairs = batch.map(({ css, classes }) => [css, classes].map((each) => styled(place, each)));
  const plainColor = colorReader(place, view);
  const outcomes = batch.map(({ css }, at): Outcome => {
    const [one, other] = pairs[at] ?? [];
    const sets = css.map((declaration) => namesOf(styled(place, [declaration], false)));
    const madeBy = other ? namesOf(other) : [];
    const names = new Set([...sets.flat(), ...madeBy]);
    const read = (element: HTMLElement | undefined) => {
      const style = element && view.getComputedStyle(element);
      const entries = [...names].map(
        (name) => [name, style?.getPropertyValue(name) ?? ""] as const,
      );
      return Object.fromEntries(entries.map(([name, value]) => [name, plainColor(value)]));
    };
    return { sets, madeBy, css: read(one), classes: read(other) };
  });
  place.replaceChildren();
  return outcomes;
}

/** Sets one by one, so that none can spill over; the important ones last, because they win. */
function styled(place: HTMLElement, declarations: Declarations, isPlaced = true): HTMLElement {
  const element = place.ownerDocument.createElement("div");
  if (isPlaced) place.append(element);
  for (const isImportant of [false, true]) {
    for (const { property, value, important } of declarations) {
      if (important === isImportant)
        element.style.setProperty(property, value, important ? "important" : "");
    }
  }
  return element;
}

/** The longhands that are set, in the browser's own names; Tailwind's variables are its own affair. */
const namesOf = ({ style }: HTMLElement): string[] =>
  [...style].filter((name) => !name.startsWith("--tw-"));

const colors = /\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\([^()]*\)/g;

/** Writes all colors of a computed value in one notation: "color(srgb 1 0 0 / 0.5)". */
function colorReader(place: HTMLElement, view: Window): (value: string) => string {
  const known = new Map<string, string>();
  const probe = styled(place, []);
  const convert = (color: string): string => {
    probe.style.color = `color-mix(in srgb, ${color}, ${color})`;
    const text = view.getComputedStyle(probe).color;
    return text.includes("/") ? text : text.replace(/\)$/, " / 1)");
  };
  return (value) =>
    value.replace(colors, (color) => {
      const before = known.get(color);
      if (before !== undefined) return before;
      const text = convert(color);
      known.set(color, text);
      return text;
    });
}
