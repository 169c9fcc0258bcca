import ImageIcon from "lucide-react/icons/image";
import { hostOf, remoteAddress } from "../../logic.ts";

/** What a reader has done with the document, and can do. */
export interface Reader {
  loaded: ReadonlySet<string>; // addresses of pictures that were asked for
  load: (address: string) => void;
  goTo: (id: string) => void;
}

interface Props {
  attributes: Readonly<Record<string, string>>;
  reader: Reader;
  insideLink: boolean;
}

/** A picture of the text itself is shown; one of another host waits for a click. */
export function Picture({ attributes, reader, insideLink }: Props) {
  const { src = "", alt = "", title, width, height, align } = attributes;
  const remote = remoteAddress(src);
  if (src.startsWith("data:") || (remote !== null && reader.loaded.has(remote))) {
    return (
      <img
        src={remote ?? src}
        alt={alt}
        {...{ title, width, height, align }}
        referrerPolicy="no-referrer"
        decoding="async"
      />
    );
  }
  const name = alt || "Image";
  const look =
    "my-0.5 inline-flex max-w-full items-center gap-1.5 rounded-md border border-dashed border-edge px-2 py-1 align-middle text-sm text-soft";
  const icon = <ImageIcon aria-hidden className="size-4 shrink-0" />;
  if (remote === null || insideLink) {
    const reason = remote === null ? "not part of the text" : "not loaded";
    return (
      <span className={look} title={`Image ${reason}: ${src}`}>
        {icon}
        <span className="wrap-anywhere">{name}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`${look} min-h-8 hover:bg-raised hover:text-ink`}
      title={`Load this image: ${remote}`}
      onClick={() => reader.load(remote)}
    >
      {icon}
      <span className="wrap-anywhere">
        {name} · Load image from {hostOf(remote)}
      </span>
    </button>
  );
}
