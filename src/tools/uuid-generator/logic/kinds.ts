/** What can be made. `needs` says what a visitor chooses: how many, which names, or nothing. */
export const kinds = [
  {
    id: "v4",
    name: "UUID v4 · random",
    about: "122 random bits. The usual choice when nothing else is asked for.",
    needs: "count",
  },
  {
    id: "v7",
    name: "UUID v7 · sortable",
    about: "The time to the millisecond, then random bits. Sorts by age: made for database keys.",
    needs: "count",
  },
  {
    id: "v1",
    name: "UUID v1 · time",
    about: "The time in steps of 100 ns and a random node; your network card is not asked.",
    needs: "count",
  },
  {
    id: "v6",
    name: "UUID v6 · time, sortable",
    about: "Version 1 with its time the right way round, so that it sorts by age.",
    needs: "count",
  },
  {
    id: "v5",
    name: "UUID v5 · from a name, SHA-1",
    about: "The same name in the same namespace always gives the same UUID.",
    needs: "names",
  },
  {
    id: "v3",
    name: "UUID v3 · from a name, MD5",
    about: "As version 5, with MD5: only for systems that already use it.",
    needs: "names",
  },
  {
    id: "nil",
    name: "Nil UUID",
    about: "All zeros: stands for “no UUID”.",
    needs: "nothing",
  },
  {
    id: "max",
    name: "Max UUID",
    about: "All ones: stands for the end of a list.",
    needs: "nothing",
  },
  {
    id: "ulid",
    name: "ULID",
    about: "The time and 80 random bits in 26 letters and digits. Sorts by age.",
    needs: "count",
  },
  {
    id: "nanoid",
    name: "NanoID",
    about: "21 characters that are safe in an address, 126 random bits. Case matters.",
    needs: "count",
  },
] as const satisfies readonly Kind[];

interface Kind {
  id: string;
  name: string;
  about: string;
  needs: "count" | "names" | "nothing";
}

export type KindId = (typeof kinds)[number]["id"];

/** Spec §9: count options 1, 5, 10, 25, 50, 100. */
export const counts = [1, 5, 10, 25, 50, 100] as const;
export const maxIds = 100;

/** The kind with an id. */
export const kindOf = (id: KindId): (typeof kinds)[number] =>
  kinds.find((kind) => kind.id === id) ?? kinds[0];
