import { createContext } from "react";

/** What the frame of a game tells the panels in it. */
export const FrameState = createContext({
  /** Whether the list of keys is asked for, and how to put it away. */
  isHelpOpen: false,
  closeHelp: () => {},
  /** Whether this game has a second set of colors. */
  hasClearColors: false,
});
