/** What this browser says of itself to every server that it asks. */
export const readOwnUserAgent = () => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
});

/** Chromium's own list of what a page may ask for by name. */
const hintNames = [
  "architecture",
  "bitness",
  "formFactors",
  "fullVersionList",
  "model",
  "platformVersion",
  "wow64",
];

interface AgentData {
  getHighEntropyValues: (names: readonly string[]) => Promise<unknown>;
}

/** True in browsers that have client hints, on pages that may read them: not over plain http. */
export const hasClientHints = (): boolean => agentData() !== undefined;

/** The client hints as the browser gives them, to be checked; `null` when it gives none. */
export async function readClientHints(): Promise<unknown> {
  try {
    return (await agentData()?.getHighEntropyValues(hintNames)) ?? null;
  } catch {
    return null;
  }
}

const agentData = (): AgentData | undefined =>
  (navigator as Navigator & { userAgentData?: AgentData }).userAgentData;
