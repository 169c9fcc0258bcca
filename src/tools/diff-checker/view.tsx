import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import FlaskConical from "lucide-react/icons/flask-conical";
import Play from "lucide-react/icons/play";
import { useRef } from "react";
import { storedShape } from "#browser/storage.ts";
import { Button } from "#ui/button.tsx";
import { Panes } from "#ui/text/panes.tsx";
import { TextPane, type TextPaneActions } from "#ui/text/text-pane.tsx";
import { useKeptSource } from "#ui/text/use-kept-source.ts";
import { useHandover } from "#ui/use-handover.ts";
import { useStored } from "#ui/use-stored.ts";
import { Body, useRoomForTwo } from "./view/body.tsx";
import { optionsShape } from "./logic.ts";
import { MoreOptions, OptionsBar } from "./view/options.tsx";
import { sample } from "./view/sample.ts";
import { Status } from "./view/status.tsx";
import { useCompare } from "./view/use-compare.ts";

/** How the visitor likes to compare. */
const settings = storedShape("tabkit-diff-checker", optionsShape);

export default function DiffCheckerView() {
  const [options, changeOptions] = useStored(settings);
  const [left, setLeft] = useKeptSource("original");
  const [right, setRight] = useKeptSource("changed");
  const original = useRef<TextPaneActions>(null);
  const changed = useRef<TextPaneActions>(null);
  const hasRoom = useRoomForTwo();
  const { view, all, ...rules } = options;
  const unified = view === "unified" || (view === "auto" && !hasRoom);
  const comparing = useCompare(left, right, rules);

  const change = (to: Partial<typeof options>) => changeOptions((now) => ({ ...now, ...to }));
  useHandover(({ text }) => original.current?.place(text));
  const loadSample = () => {
    original.current?.place(sample.left);
    changed.current?.place(sample.right);
  };
  const swap = () => {
    setLeft(right);
    setRight(left);
  };

  return (
    <div className="flex flex-col gap-3" onFocus={comparing.worker.prepare}>
      <OptionsBar options={options} unified={unified} onChange={change}>
        <Button
          size="small"
          icon={<ArrowLeftRight aria-hidden className="size-4" />}
          onClick={swap}
        >
          Swap
        </Button>
        <Button
          size="small"
          icon={<FlaskConical aria-hidden className="size-4" />}
          onClick={loadSample}
        >
          Load Sample
        </Button>
      </OptionsBar>
      <Panes>
        <TextPane
          ref={original}
          short="lowest"
          label="Original"
          placeholder="Paste or type the first text, or drop a file"
          source={left}
          onChange={setLeft}
        />
        <TextPane
          ref={changed}
          short="lowest"
          label="Changed"
          placeholder="Paste or type the second text, or drop a file"
          source={right}
          onChange={setRight}
        />
      </Panes>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Status {...comparing} />
        {comparing.waits && (
          <Button
            look="primary"
            icon={<Play aria-hidden className="size-4" />}
            disabled={!comparing.canRun}
            onClick={comparing.run}
          >
            Compare
          </Button>
        )}
      </div>
      <Body
        comparing={comparing}
        unified={unified}
        all={all}
        onText={() => change({ mode: "text" })}
        onSample={loadSample}
      />
      <MoreOptions options={options} onChange={change} />
    </div>
  );
}
