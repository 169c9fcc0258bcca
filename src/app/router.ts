import { createContext, use, useSyncExternalStore } from "react";
import { handOver, type Handover } from "#browser/handover.ts";
import { follow, onMove, readPathname } from "#browser/history.ts";
import { changesPolicy } from "#catalog/routes.ts";

/** Where the site is mounted, without the slash at the end: "" or "/kit". */
const base = import.meta.env.BASE_URL.replace(/\/$/, "");

/** The page to print when there is no browser. */
export const PrintedPath = createContext<string | undefined>(undefined);

/** The page that the address names: "/games/2048". */
export function usePath(): string {
  const printed = use(PrintedPath);
  return useSyncExternalStore(onMove, readPath, () => printed ?? readPath());
}

function readPath(): string {
  const pathname = readPathname();
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
}

/** Goes to a page as a link would: by route, or by document where the policy changes. */
export function useGo(): (path: string, handover?: Handover) => void {
  const routeTo = useRoutes();
  return (path, handover) => {
    const { address, isRoute } = routeTo(path);
    if (handover) handOver({ ...handover, pathname: address }, !isRoute);
    if (isRoute) follow(address);
    else globalThis.location.assign(address);
  };
}

/** The address of a page or of an anchor in it, and whether it can be reached without a load. */
export function useRoutes() {
  const here = usePath();
  return (path: string) => ({
    address: base + path,
    isRoute: !changesPolicy(here, path.split("#")[0] ?? path),
  });
}
