import { createContext } from "react";

/** Whether the list of a game's keys is asked for, and how to put it away. */
export const Help = createContext({ isOpen: false, close: () => {} });
