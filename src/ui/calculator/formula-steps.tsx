interface Props {
  /** The formula first, the result last. */
  lines: readonly string[];
}

/** How a figure comes about: the formula, the numbers put in, the result. */
export function FormulaSteps({ lines }: Props) {
  return (
    <ol className="figures mb-3 flex flex-col gap-1 rounded-md bg-sunken px-4 py-3 text-sm text-soft">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere first:text-ink last:font-semibold last:text-ink">
          {line}
        </li>
      ))}
    </ol>
  );
}
