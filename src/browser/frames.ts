/** Calls back with the times, in ms, of that many drawn frames. Returns how to stop. */
export function watchFrames(count: number, done: (times: readonly number[]) => void): () => void {
  const times: number[] = [];
  let request = requestAnimationFrame(note);
  function note(at: number): void {
    times.push(at);
    if (times.length === count) done(times);
    else request = requestAnimationFrame(note);
  }
  return () => cancelAnimationFrame(request);
}
