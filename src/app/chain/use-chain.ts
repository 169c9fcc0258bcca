import { useSyncExternalStore } from "react";
import { onChain, readChain, type Chain } from "./chain.ts";

/** The chain that is being worked on, on whatever page. */
export const useChain = (): Chain | null => useSyncExternalStore(onChain, readChain, () => null);
