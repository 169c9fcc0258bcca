interface Props {
  /** Which keys do what: `[["↑", "W"], "Move up"]`. */
  keys: readonly (readonly [keys: readonly string[], meaning: string])[];
}

/** What keys do, one line each. */
export function KeyList({ keys }: Props) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
      {keys.map(([names, meaning]) => (
        <div key={meaning} className="col-span-2 grid grid-cols-subgrid items-center">
          <dt className="flex flex-wrap gap-1">
            {names.map((name) => (
              <kbd
                key={name}
                className="min-w-6 rounded-sm border border-line bg-sunken px-1.5 text-center font-sans text-xs leading-6 font-medium"
              >
                {name}
              </kbd>
            ))}
          </dt>
          <dd className="text-soft">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
