/** Runs of letters, of digits and of symbols. */
const runs = /[A-Za-z]+|[0-9]+|[^A-Za-z0-9]+/g;

const colorOf = (run: string): string => {
  if (/^[0-9]/.test(run)) return "text-code-number";
  return /^[A-Za-z]/.test(run) ? "" : "text-code-word";
};

/** A password whose digits and symbols can be told from its letters. */
export const colored = (password: string) =>
  Array.from(password.matchAll(runs), ({ 0: run, index }) => (
    <span key={index} className={colorOf(run)}>
      {run}
    </span>
  ));
