// Functions that run inside a page, through `page.evaluate`: each must stand alone.

/** What can be pressed and is less high or wide than this, but for links inside running text. */
export function smallTargets({ leastPx, part }: { leastPx: number; part: string }): string[] {
  const inText = (element: Element): boolean => {
    const parent = element.parentElement;
    const isLink = element.tagName === "A" && getComputedStyle(element).display === "inline";
    return isLink && (parent?.textContent ?? "").trim() !== (element.textContent ?? "").trim();
  };
  const isCovered = (element: Element): boolean => {
    // A hidden box inside its label is pressed through the label, a stretched link through its card.
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const after = getComputedStyle(element, "::after");
    const stretched = after.position === "absolute" && after.content !== "none";
    const target = label ?? (stretched ? element.closest("li") : null);
    const box = target?.getBoundingClientRect();
    return box !== undefined && box.width >= leastPx && box.height >= leastPx;
  };
  // For the keyboard alone: a skip link before it has the focus, a chart's slider.
  const isUnseen = (element: Element): boolean =>
    getComputedStyle(element).clipPath === "inset(50%)" &&
    !(element instanceof HTMLInputElement && element.labels?.length);
  const pressable =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]";
  return [...document.querySelectorAll(`${part} :is(${pressable})`)]
    .filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        (width < leastPx || height < leastPx) &&
        !inText(element) &&
        !isCovered(element) &&
        !isUnseen(element)
      );
    })
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 160)}`;
    });
}

/** What sticks out at the side, by its markup; what scrolls inside itself may. */
export function tooWide(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const isInScroller = (element: Element): boolean => {
    // What is positioned is held by the next positioned element, not by a scroller in between.
    const { position } = getComputedStyle(element);
    const isLifted = position === "absolute" && element instanceof HTMLElement;
    const parent = isLifted ? element.offsetParent : element.parentElement;
    if (parent === null || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== "visible" || isInScroller(parent);
  };
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > width + 0.5)
    .filter((element) => !isInScroller(element))
    .map((element) => element.outerHTML.slice(0, 120))
    .slice(0, 5)
    .concat(`${document.documentElement.scrollWidth} px of ${width}`);
}

/** Numbers everything in a part that Tab must reach, and lists the numbers with what they are. */
export function tabOrder(): string[] {
  const focusable =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true]";
  const groups = new Set<string>();
  const places: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    const closed = element.closest("details:not([open])");
    const folded = closed !== null && element !== closed.querySelector("summary");
    if (element.tabIndex < 0 || element.matches(":disabled") || folded) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element instanceof HTMLInputElement && element.type === "radio") {
      // Tab stops once in a radio group: at the chosen one, else at the first.
      const chosen = document.querySelector(`input[name="${CSS.escape(element.name)}"]:checked`);
      if (chosen !== null && chosen !== element) continue;
      if (groups.has(element.name)) continue;
      groups.add(element.name);
    }
    const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const place = `${places.length} ${element.tagName} ${words.trim().slice(0, 40)}`;
    element.dataset["place"] = place;
    places.push(place);
  }
  return places;
}

/** Where the focus is, whether an outline shows it, and whether something lies over it. */
export function focusState(): {
  place: string | null;
  /** The name of an editor: a field of code becomes one when it is first used. */
  editor: string | null;
  what: string;
  isOutlined: boolean;
  isHidden: boolean;
} | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const place = element.dataset["place"] ?? null;
  // An editor keeps its styles, and so itself, in a shadow tree.
  const inside = element.shadowRoot?.activeElement ?? element;
  const isEditor = inside instanceof HTMLElement && inside.isContentEditable;

  const outlined = (style: CSSStyleDeclaration): boolean =>
    style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
  const near = [
    element,
    element.closest("label"),
    element.nextElementSibling,
    element.parentElement,
    element.shadowRoot?.activeElement,
  ].filter((one): one is Element => one instanceof Element);
  const isOutlined = near.some(
    (one) => outlined(getComputedStyle(one)) || outlined(getComputedStyle(one, "::after")),
  );

  // WCAG 2.4.11: in sight, and not under the sticky bar.
  const shown = element.closest("label") ?? element;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const isOutside = bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
  const header = document.querySelector("header");
  const covering = document.elementFromPoint(x, y);
  const isUnderBar = header?.contains(covering) === true && !header.contains(element);
  return {
    place,
    editor: isEditor ? inside.getAttribute("aria-label") : null,
    what: place ?? element.outerHTML.slice(0, 160),
    isOutlined,
    isHidden: isOutside || isUnderBar,
  };
}

/** Takes the page away from its end, piece by piece, and lists what that moves by 3 px or more. */
export function movedByTheRest(): string[] {
  const pieces: ChildNode[] = [];
  const walker = document.createTreeWalker(document.querySelector("#root")!, 5); // elements, texts
  while (walker.nextNode()) pieces.push(walker.currentNode as ChildNode);
  const name = (node: Node) =>
    `${node.nodeName} ${(node.textContent ?? "").trim().slice(0, 40)}`.trim();
  const isSeen = ({ width, height, top, bottom }: DOMRect) =>
    width * height > 0 && top < innerHeight && bottom > 0;
  const seen = pieces
    .filter((piece) => piece instanceof Element)
    .map((element) => ({ element, what: name(element), at: element.getBoundingClientRect() }))
    .filter(({ at }) => isSeen(at));

  const moved = new Map<string, string>();
  for (const piece of pieces.slice(1).toReversed()) {
    const cause = name(piece);
    piece.remove();
    for (const { element, what, at } of seen) {
      if (!element.isConnected || moved.has(what)) continue;
      const now = element.getBoundingClientRect();
      const isMoved = Math.abs(now.left - at.left) >= 3 || Math.abs(now.top - at.top) >= 3;
      if (isMoved && isSeen(now)) moved.set(what, `${what} is moved by ${cause}`);
    }
  }
  return [...moved.values()];
}

/** What the page shows, fields included. */
export function shownText(): string {
  const fields = document.querySelectorAll<HTMLInputElement>("main input, main textarea");
  const main = document.querySelector("main");
  return [main?.innerText, ...[...fields].map(({ value }) => value)].join("\n");
}
