import type { ReactNode } from "react";
import { toolRoutes } from "#catalog/routes.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { RecentsSetting } from "../recents/recents-setting.tsx";
import { LocalData } from "./local-data.tsx";
import { TypedData } from "./typed-data.tsx";

/** The units that may reach another host, and which. */
const reaching = toolRoutes.flatMap(({ name, externalAccess }) =>
  externalAccess
    ? [{ name, hosts: [...(externalAccess.connect ?? []), ...(externalAccess.images ?? [])] }]
    : [],
);

/** What is stored, what leaves, how to check it, and the visitor's own data. */
export default function Privacy() {
  // What this browser keeps is not known to the prerendered page.
  const isHydrated = useHydrated();
  return (
    <div className="mx-auto max-w-[1200px] px-4 py-10 sm:px-6">
      <h1 tabIndex={-1} className="text-3xl font-bold tracking-tight">
        Privacy and your data
      </h1>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Tabkit has no accounts, no backend, no cookies and no analytics. Nothing you type, paste or
        open leaves this tab.
      </p>
      <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-2">
        <div className="flex flex-col gap-8">
          <Topic title="What is stored">
            <p>
              Your theme, your favorites, the settings of tools, recipes that you save (their steps,
              never a text), your best results, the last 100 results of each game with the days on
              which you finished the day&rsquo;s game, and the names of the eight pages that you
              opened last are kept in this browser&rsquo;s local storage, so that they are there
              next time. So are the last 20 sums of the Scientific Calculator, until you clear them.
              A copy of the site itself is kept too, so that it works offline.
            </p>
            <p className="mt-2">
              What you type into a tool stays for the life of this tab, in its session storage, up
              to a million characters: going back, reloading and an update lose nothing. Closing the
              tab ends it. Passwords, keys and tokens are held in the page&rsquo;s memory only, and
              a reload forgets them.
            </p>
            <RecentsSetting />
          </Topic>
          <Topic title="What leaves">
            {reaching.length === 0 ? (
              <p>Nothing. No page of this site is able to reach another host.</p>
            ) : (
              <>
                <p>These pages can reach another host, and no other page is able to:</p>
                <ul className="mt-2 list-disc ps-5">
                  {reaching.map(({ name, hosts }) => (
                    <li key={name}>
                      <b>{name}</b> {hosts.map(hostWords).join(", ")}
                    </li>
                  ))}
                </ul>
                <p className="mt-2">Each says so before it does, and sends nothing else along.</p>
              </>
            )}
          </Topic>
          <Topic title="How to check">
            <ol className="list-decimal ps-5">
              <li>Open your browser&rsquo;s developer tools and choose the Network tab.</li>
              <li>Use any tool. The list of requests stays empty.</li>
              <li>
                Or go offline: disconnect, reload, and every tool still works. There is nothing to
                send to.
              </li>
            </ol>
            <p className="mt-2">
              The page&rsquo;s security policy enforces it: the browser itself refuses a connection
              to any other host.
            </p>
          </Topic>
        </div>
        {isHydrated && (
          <div className="flex flex-col gap-4 self-start">
            <TypedData />
            <LocalData />
          </div>
        )}
      </div>
    </div>
  );
}

/** A page that may show pictures of any site names no host. */
const hostWords = (host: string): string =>
  host === "https:" ? "images of the sites that you name, each after a click" : host;

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-prose">
      <h2 className="mb-2 text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}
