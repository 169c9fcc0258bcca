import { useEffect, useState } from "react";
import { openObjectUrl } from "#browser/object-url.ts";

/** An address of bytes for an image; `null` until it is there. It ends with the component. */
export function useObjectUrl(blob: Blob): string | null {
  const [opened, setOpened] = useState<{ blob: Blob; address: string } | null>(null);
  useEffect(() => {
    const { address, close } = openObjectUrl(blob);
    const timer = setTimeout(() => setOpened({ blob, address }));
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [blob]);
  return opened?.blob === blob ? opened.address : null;
}
