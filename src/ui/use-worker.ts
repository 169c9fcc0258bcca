import { useEffect, useState } from "react";

/** A worker, or what was built around one. It ends with the page. */
export function useWorker<Opened extends { end: () => void }>(open: () => Opened): Opened {
  const [worker] = useState(open);
  useEffect(() => () => worker.end(), [worker]);
  return worker;
}
