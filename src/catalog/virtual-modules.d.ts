declare module "virtual:operation-places" {
  import type { Kind } from "#domain/recognition/kinds.ts";
  const places: {
    files: readonly string[];
    ids: Readonly<Record<string, number>>;
    readers: Readonly<Partial<Record<Kind, string>>>;
  };
  export default places;
}

declare module "virtual:operation-list" {
  import type { SaidOperation } from "#catalog/said-operation.ts";
  const list: readonly SaidOperation[];
  export default list;
}
