export {
  bareAgent,
  caveatsOf,
  maxAgentChars,
  readUserAgent,
  reportJson,
  seeTouch,
} from "./logic/agent.ts";
export { hintFacts, readHints, refine } from "./logic/hints.ts";
export type { Hints } from "./logic/hints.ts";
