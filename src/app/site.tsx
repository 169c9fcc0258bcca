import { lazy, Suspense } from "react";
import { Link, Route, Switch } from "wouter";
import { accentOf, units } from "#catalog/catalog.ts";

const pages = units.map((unit) => ({ unit, View: lazy(unit.load) }));

/** A bare frame to build units in; the real shell replaces it. */
export function Site() {
  return (
    <Switch>
      {pages.map(({ unit, View }) => (
        <Route key={unit.path} path={unit.path}>
          <main data-accent={accentOf(unit)} className="mx-auto max-w-[1200px] p-6">
            <h1 className="mb-4 text-2xl font-semibold">{unit.name}</h1>
            <Suspense fallback={null}>
              <View />
            </Suspense>
          </main>
        </Route>
      ))}
      <Route>
        <ul className="p-6">
          {units.map((unit) => (
            <li key={unit.path}>
              <Link href={unit.path}>{unit.name}</Link>
            </li>
          ))}
        </ul>
      </Route>
    </Switch>
  );
}
