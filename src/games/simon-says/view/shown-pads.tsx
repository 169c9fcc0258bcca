/**
 * Says each pad as it lights up. A log and not the game's one voice: that says only the latest, and
 * a pad that is followed by another before it was said must be said all the same.
 */
export const ShownPads = ({ names }: { names: readonly string[] }) => (
  <div role="log" aria-label="Pads shown" className="sr-only">
    {names.map((name, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- a step is known by its place
      <p key={place}>{name}</p>
    ))}
  </div>
);
