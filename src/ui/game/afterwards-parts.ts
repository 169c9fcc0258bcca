// What a game needs only once somebody plays it, as one file to load: see parts.ts.
export { GameSettings } from "./game-settings.tsx";
export { GameStats } from "./game-stats.tsx";
export { KeysDialog } from "./keys-dialog.tsx";
export { GhostRow } from "./replay/ghost-row.tsx";
export { ReplayPanel } from "./replay/replay-panel.tsx";
export { readPlay, writePlay } from "./replay/written-play.ts";
export { EndActions } from "./results/end-actions.tsx";
export { EndDetails } from "./results/end-details.tsx";
export { Statistics } from "./results/statistics.tsx";
export { SeedPanel } from "./seed-panel.tsx";
