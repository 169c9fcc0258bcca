import type { ComponentType } from "react";

const modules = import.meta.glob<{ default: ComponentType }>("./examples/**/*.tsx", {
  eager: true,
});

/** A part is called as its file in src/ui: "button", "calculator/slider-field". */
const examples = Object.entries(modules).map(([file, { default: Example }]) => {
  const part = file.slice("./examples/".length, -".tsx".length);
  const room = part.includes("/") ? `ui/${part.slice(0, part.lastIndexOf("/"))}` : "ui";
  return { part, room, Example };
});
const rooms = [...Map.groupBy(examples, ({ room }) => room)].toSorted(([one], [other]) =>
  one.localeCompare(other),
);

/**
 * Every part there is to build with, in one place. In development only; but the site's style sheet
 * is made from all files, so examples keep to classes that the site uses anyway.
 */
export default function Parts() {
  return (
    <div className="mx-auto flex max-w-[1200px] flex-col gap-10 px-4 py-10 sm:px-6">
      <h1 tabIndex={-1} className="text-3xl font-bold tracking-tight">
        Parts
      </h1>
      <Contents />
      {rooms.map(([room, members]) => (
        <section key={room} className="flex flex-col gap-10">
          <h2 className="text-2xl font-bold tracking-tight">{room}</h2>
          {members.map(({ part, Example }) => (
            <section key={part} id={part} className="border-t border-line pt-3">
              <h3 className="mb-4 font-mono text-sm text-soft">ui/{part}.tsx</h3>
              <Example />
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}

const Contents = () => (
  <nav aria-label="Parts">
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[auto_1fr]">
      {rooms.map(([room, members]) => (
        <div key={room} className="contents">
          <dt className="font-semibold">{room}</dt>
          <dd className="flex flex-wrap gap-x-4 gap-y-1">
            {members.map(({ part }) => (
              <a key={part} href={`#${part}`} className="text-accent-text hover:underline">
                {part.slice(part.lastIndexOf("/") + 1)}
              </a>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </nav>
);
