import { createContext } from "react";

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

/** How a page hands on what it made. There is none where nothing takes it. */
export const Send = createContext<((sent: Sent) => void) | null>(null);
