import { useEffect, useImperativeHandle, useRef, type Ref } from "react";
import { openSurface, type SurfaceState } from "./editor/surface-switcher.ts";

interface Props extends Partial<SurfaceState> {
  label: string;
  text: string;
  ref?: Ref<FieldActions>;
}

/** What a pane may ask of its field. */
export type FieldActions = Pick<
  ReturnType<typeof openSurface>,
  "goTo" | "text" | "selection" | "focus" | "topLine" | "scrollToLine"
>;

const defaults = {
  revision: 0,
  readOnly: false,
  placeholder: "",
  language: undefined,
  mark: null,
  problem: null,
  highlights: undefined,
  firstLine: 1,
  onChange: () => {},
  onScroll: () => {},
};

/** A field for text that can be shown whole, be it a word or a megabyte. */
export function TextField({ ref, ...props }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<ReturnType<typeof openSurface>>(null);
  const latest = useRef<SurfaceState>({ ...defaults, ...props });

  useEffect(() => {
    latest.current = { ...defaults, ...props };
    field.current?.update(latest.current);
  });
  useEffect(() => {
    if (host.current === null) return;
    const opened = openSurface(host.current, latest.current);
    field.current = opened;
    return () => {
      field.current = null;
      opened.close();
    };
  }, []);
  useImperativeHandle(ref, () => ({
    goTo: (place) => field.current?.goTo(place),
    text: () => field.current?.text() ?? "",
    selection: () => field.current?.selection() ?? [0, 0],
    focus: () => field.current?.focus(),
    topLine: () => field.current?.topLine() ?? 1,
    scrollToLine: (line) => field.current?.scrollToLine(line),
  }));

  return <div ref={host} className="h-full min-h-0" />;
}
