import Eraser from "lucide-react/icons/eraser";
import File from "lucide-react/icons/file";
import { sizeWords } from "#domain/bytes.ts";
import { DropZone } from "#ui/text/drop-zone.tsx";
import { OpenFile } from "#ui/text/open-file.tsx";
import { PaneAction } from "#ui/text/pane-action.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { useObjectUrl } from "#ui/use-object-url.ts";

interface Props {
  file: File;
  onOpen: (file: File) => void;
  onClear: () => void;
}

/** In place of the text: a file, whose bytes are taken as they are. */
export function FilePane({ file, onOpen, onClear }: Props) {
  return (
    <DropZone onFile={onOpen}>
      <Pane
        label="Input"
        actions={
          <>
            <OpenFile onFile={onOpen} />
            <PaneAction
              icon={<Eraser aria-hidden className="size-4" />}
              label="Clear"
              what="input"
              onClick={onClear}
            />
          </>
        }
        status={`${sizeWords(file.size)}${file.type === "" ? "" : ` · ${file.type}`}`}
      >
        <div className="flex h-full flex-col items-center justify-center gap-3 overflow-hidden p-6">
          {file.type.startsWith("image/") ? (
            <Picture blob={file} alt="" />
          ) : (
            <File aria-hidden className="size-10 text-soft" />
          )}
          <p className="max-w-full shrink-0 truncate text-base font-semibold">{file.name}</p>
        </div>
      </Pane>
    </DropZone>
  );
}

/** An image from bytes. In an <img> even an SVG runs no script and loads nothing. */
export function Picture({ blob, alt }: { blob: Blob; alt: string }) {
  const address = useObjectUrl(blob);
  return (
    address !== null && (
      <img
        src={address}
        alt={alt}
        className="max-h-full min-h-0 max-w-full rounded-sm border border-line bg-raised object-contain"
      />
    )
  );
}
