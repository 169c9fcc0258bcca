import { UnitCards } from "../unit-card.tsx";
import type { Found } from "./search.ts";

/** What a search found: first by the filter's own rule, then in the rest of the site. */
export function Hits({ found, query }: { found: Found; query: string }) {
  return (
    <div className="pt-2 pb-4">
      <h2 className="sr-only">Found</h2>
      {found.tools.length > 0 ? (
        <UnitCards units={found.tools} className="sm:grid-cols-2 desk:grid-cols-5" />
      ) : (
        <p role="status" className="py-6 text-center text-soft">
          {`No tools found for "${query.trim()}"`}
        </p>
      )}
      {found.others.length > 0 && (
        <section aria-labelledby="rest-heading" className="pt-4">
          <h2 id="rest-heading" className="min-h-8 text-base font-semibold">
            In the rest of Tabkit
          </h2>
          <UnitCards units={found.others} className="sm:grid-cols-2 desk:grid-cols-5" />
        </section>
      )}
    </div>
  );
}
