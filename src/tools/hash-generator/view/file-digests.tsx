import { Button } from "#ui/button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { PaneEmpty } from "#ui/text/pane-empty.tsx";
import { Progress } from "#ui/progress.tsx";
import { sizeWords } from "#domain/bytes.ts";
import { DigestsPane } from "./digests-pane.tsx";
import { writeChecksums } from "../logic.ts";
import { KeyMissing, privacy, type PaneProps } from "./text-digests.tsx";
import type { Files } from "./use-files.ts";

/** The digests of the file that is selected; what is taken away holds those of all files. */
export function FileDigests({
  making,
  format,
  matched,
  isKeyMissing,
  files,
}: PaneProps & { files: Files }) {
  const { selected, current } = files;
  const known = selected?.key === making.key ? selected.digests : {};
  const list = files.entries
    .filter((entry) => entry.key === making.key)
    .map(({ file, digests }) => writeChecksums(file.name, digests))
    .join("");

  const body = () => {
    if (isKeyMissing) return <KeyMissing hasKey={making.key !== null} />;
    if (selected === undefined) {
      return (
        <PaneEmpty title="Check what you downloaded">
          Drop a file, then paste the digest that its maker published into “Compare with”.
        </PaneEmpty>
      );
    }
    if (selected.failure === null) return undefined;
    return (
      <div className="p-4">
        <ErrorCard
          message={selected.failure}
          actions={
            <Button size="small" onClick={() => files.retry(selected.id)}>
              Try again
            </Button>
          }
        />
      </div>
    );
  };

  return (
    <DigestsPane
      label={making.key === null ? "Digests" : "HMACs"}
      ids={making.ids}
      digests={known}
      format={format}
      matched={matched}
      list={list}
      fileName="checksums.txt"
      status={
        current === undefined ? (
          ((selected && `${selected.file.name} · ${sizeWords(selected.file.size)}`) ?? privacy)
        ) : (
          <div className="min-w-0 flex-1 py-1">
            <Progress
              label={`Hashing ${current.file.name}`}
              value={files.done}
              onCancel={files.cancel}
            />
          </div>
        )
      }
    >
      {body()}
    </DigestsPane>
  );
}
