import { siteName } from "../head.ts";
import { Link } from "../link.tsx";

/** The product's mark and name; leads home. */
export function Logo() {
  return (
    <Link
      href="/"
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-md pe-2 text-lg font-bold"
    >
      <svg viewBox="0 0 32 32" aria-hidden className="size-7 shrink-0 text-brand">
        <path
          fill="currentColor"
          d="M6 5h8a3 3 0 0 1 2.7 1.7L18 9h8a3 3 0 0 1 3 3v12a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V8a3 3 0 0 1 3-3z"
        />
        <path className="fill-brand-ink" d="M10 14h12v3h-4.5v8h-3v-8H10z" />
      </svg>
      <span className="truncate">{siteName}</span>
    </Link>
  );
}
