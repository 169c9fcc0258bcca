import ChevronDown from "lucide-react/icons/chevron-down";
import {
  useId,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { Link } from "../link.tsx";
import { UnitBoundary } from "../pages/unit-boundary.tsx";
import type { useMenus } from "./use-menus.ts";

interface Props<Id extends string> {
  id: Id;
  label: string;
  href: string;
  menus: ReturnType<typeof useMenus<Id>>;
  /** The panel's width. */
  width: string;
  children: ReactNode;
}

/**
 * An entry of the bar: a link, and a button that opens its panel. Disclosure navigation, not a
 * menubar: Tab walks through the links, and so do the arrows, Home and End; Escape closes and gives
 * the focus back.
 */
export function HoverMenu<Id extends string>({
  id,
  label,
  href,
  menus,
  width,
  children,
}: Props<Id>) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = menus.open === id;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      menus.show(null);
      button.current?.focus();
    }
    const onTrigger = !panel.current?.contains(event.target as Node);
    if (!onTrigger && moveAmong(linksIn(panel.current), event.key)) event.preventDefault();
    const opens =
      event.key === "ArrowDown" || (event.key === " " && event.target !== button.current);
    if (onTrigger && opens) {
      event.preventDefault();
      menus.show(id);
      if (event.key === "ArrowDown") focusFirst(panel.current);
    }
  };

  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    const next = event.relatedTarget;
    if (isOpen && next instanceof Node && !event.currentTarget.contains(next)) menus.show(null);
  };

  return (
    <li>
      {/* Listens for its link, its button and its panel together. */}
      <div
        role="presentation"
        onPointerEnter={onMouse(() => menus.show(id))}
        onPointerLeave={onMouse(() => menus.leave())}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className="flex items-center"
      >
        <Link
          href={href}
          className="flex min-h-11 items-center rounded-md ps-3 pe-1 text-sm font-medium text-soft hover:text-ink"
        >
          {label}
        </Link>
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={`${label} menu`}
          onClick={({ nativeEvent }) => {
            // A mouse has opened it by hovering already; a click must not close it again.
            const byMouse =
              nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "mouse";
            if (byMouse) menus.show(id);
            else menus.toggle(id);
          }}
          className="flex h-11 w-7 items-center justify-center rounded-md text-soft hover:text-ink"
        >
          <ChevronDown
            aria-hidden
            className={`size-4 transition-transform ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
        <div
          ref={panel}
          id={panelId}
          hidden={!isOpen}
          className={`absolute start-4 top-full z-40 max-h-[calc(100dvh-4.5rem)] overflow-y-auto rounded-b-lg border border-line bg-raised p-4 shadow-panel motion:animate-rise sm:start-6 ${width}`}
        >
          {/* Only when open: closed menus would be half of every page's elements. */}
          {isOpen && <UnitBoundary name="The menu">{children}</UnitBoundary>}
        </div>
      </div>
    </li>
  );
}

/** A finger has no hover: on touch the button alone opens and closes. */
const onMouse = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === "mouse") act();
};

const linksIn = (panel: HTMLElement | null) => [
  ...(panel?.querySelectorAll<HTMLElement>("a") ?? []),
];

/** Waits for the entries, which may be on their way for the first time, but not for ever. */
function focusFirst(panel: HTMLElement | null, frames = 300): void {
  requestAnimationFrame(() => {
    const [first] = linksIn(panel);
    if (first) first.focus();
    else if (frames > 0) focusFirst(panel, frames - 1);
  });
}

/** Moves the focus by a key, around the ends. False for keys that move nothing. */
function moveAmong(links: readonly HTMLElement[], key: string): boolean {
  const at = links.findIndex((link) => link === document.activeElement);
  const targets: Partial<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[key];
  if (target === undefined) return false;
  links.at(target % links.length)?.focus();
  return true;
}
