import { useLocation, useRouter } from "wouter";
import { changesPolicy } from "#catalog/catalog.ts";

/** Goes to a page as a link would: by route, or by document where the policy changes. */
export function useGo(): (path: string) => void {
  const [here, navigate] = useLocation();
  const { base } = useRouter();
  return (path) => {
    if (changesPolicy(here, path)) globalThis.location.assign(base + path);
    else navigate(path);
  };
}
