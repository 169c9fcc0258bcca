import { createContext } from "react";
import type { TextSource } from "#domain/text-source.ts";

/** What a page hands on: a text or bytes, read when they are asked for. */
export interface Sent {
  read: () => Promise<string | Blob | null>;
  /** The operation that made it, with its options and what it was made of. */
  made?: SentFrom | undefined;
}

export interface SentFrom {
  id: string; // "base64.decode"
  options: Readonly<Record<string, string | number | boolean>>;
  source: string | Blob;
}

/** A text as it is handed on: a long one stays outside of the page. */
export const sentSource = (source: TextSource): string | Blob =>
  source.kind === "small" ? source.text : source.blob;

/** How a page hands on what it made. There is none where nothing takes it. */
export const Send = createContext<((sent: Sent) => void) | null>(null);
