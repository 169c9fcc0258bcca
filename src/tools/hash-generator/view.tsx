import Play from "lucide-react/icons/play";
import { useMemo } from "react";
import { storedShape } from "#browser/storage.ts";
import { Button } from "#ui/button.tsx";
import { TextPane } from "#ui/text/text-pane.tsx";
import { useHandover } from "#ui/use-handover.ts";
import { useKeptInMemory, useKeptText } from "#ui/use-kept.ts";
import { useStored } from "#ui/use-stored.ts";
import {
  algorithmNamed,
  answerTo,
  checkList,
  optionsShape,
  readExpected,
  type Options,
} from "./logic.ts";
import { Compare } from "./view/compare.tsx";
import { FileDigests } from "./view/file-digests.tsx";
import { FilesPane } from "./view/files-pane.tsx";
import { MoreOptions } from "./view/more-options.tsx";
import { OptionsBar, type Mode } from "./view/options.tsx";
import { sample } from "./view/sample.ts";
import { TextDigestsPane } from "./view/text-digests.tsx";
import { useFiles } from "./view/use-files.ts";
import { useMaking } from "./view/use-making.ts";
import { useText } from "./view/use-text.ts";

/** How the visitor likes digests. Keys are never stored. */
const settings = storedShape("tabkit-hash-generator", optionsShape);

export default function HashGeneratorView() {
  const [options, updateOptions] = useStored(settings);
  const [mode, setMode] = useKeptInMemory<Mode>("mode", () => "text");
  const [pasted, setPasted] = useKeptText("expected");
  const change = (part: Partial<Options>) => updateOptions((now) => ({ ...now, ...part }));

  const { chosen, format } = options;
  const { hmac, setHmac, making, keyProblem } = useMaking(chosen);

  const text = useText(making, options);
  const files = useFiles(making, mode === "files");
  const prepare = () => {
    if (mode === "text") text.prepare();
    files.prepare();
  };
  const openFiles = (opened: readonly File[]) => {
    setMode("files");
    files.add(opened);
  };

  useHandover((handover) => {
    if (handover.word === "checksum") return setPasted(handover.text);
    const id = algorithmNamed(handover.word);
    if (id !== null && !chosen.includes(id)) change({ chosen: [...chosen, id] });
    setMode("text");
    text.change({ kind: "small", text: handover.text }, "placed");
  });
  const isKeyMissing = making.ids.length === 0;
  const list = useMemo(() => readExpected(pasted), [pasted]);
  const textDigests = text.outcome?.ok && !isKeyMissing ? text.outcome.value.digests : null;
  const checked = checkList(
    list.expected,
    mode === "text"
      ? [{ name: null, digests: textDigests }]
      : files.entries.map((entry) => ({
          name: entry.file.name,
          digests: files.isWaiting(entry) || isKeyMissing ? null : entry.digests,
          isUnread: entry.failure !== null,
        })),
  );
  const shown = mode === "text" ? 0 : files.entries.findIndex((entry) => entry === files.selected);
  const pane = { making, format, matched: checked.subjects[shown]?.matched ?? [], isKeyMissing };

  return (
    <div className="flex flex-col gap-3" onFocus={prepare} onDragEnter={prepare}>
      <OptionsBar
        mode={mode}
        onMode={setMode}
        format={format}
        onFormat={(chosenFormat) => change({ format: chosenFormat })}
        hmac={hmac}
        keyProblem={keyProblem}
        onHmac={setHmac}
      >
        {mode === "text" && text.waits && (
          <Button
            look="primary"
            title="Texts over 1 MiB are hashed when you ask"
            disabled={!text.canRun}
            icon={<Play aria-hidden className="size-4" />}
            onClick={text.run}
          >
            Hash text
          </Button>
        )}
      </OptionsBar>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        {mode === "text" ? (
          <TextPane
            short
            label="Text"
            placeholder="Paste or type text here, or drop files"
            sample={sample}
            source={text.source}
            onChange={text.change}
            multiple
            onFiles={openFiles}
            mark={text.outcome?.ok === false ? (text.outcome.detail?.place ?? null) : null}
            problem={text.outcome?.ok === false ? text.outcome.message : null}
          />
        ) : (
          <FilesPane files={files} states={pasted.trim() === "" ? null : checked.subjects} />
        )}
        <div className="min-w-0 lg:row-span-2">
          {mode === "text" ? (
            <TextDigestsPane
              {...pane}
              text={text}
              onEmptyFile={() => openFiles([new File([], "An empty file")])}
            />
          ) : (
            <FileDigests {...pane} files={files} />
          )}
        </div>
        <Compare
          text={pasted}
          onChange={setPasted}
          answer={list.expected.length === 0 ? null : answerTo(list, checked)}
          onChoose={(ids) => change({ chosen: [...chosen, ...ids] })}
        />
      </div>
      <MoreOptions options={options} onChange={change} />
    </div>
  );
}
