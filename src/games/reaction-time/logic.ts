export { game } from "./logic/game.ts";
export type { Action, Device, Phase, State } from "./logic/game.ts";
export { readSave, writeSave } from "./logic/save.ts";
export { fastestNervesMs, rate, ratings, recentOf, statisticsOf } from "./logic/statistics.ts";
