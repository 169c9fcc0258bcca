export { cleanToken, decodeJwt, messages } from "./logic/decode.ts";
export type { Problem } from "./logic/decode.ts";
export type { Jwt } from "./logic/token.ts";
export { algOf, isSecretAlg, withAlg } from "./logic/header.ts";
export { colorPieces } from "./logic/json.ts";
export type { PieceKind } from "./logic/json.ts";
export { notesOn } from "./logic/notes.ts";
export { makeKey, signToken } from "./logic/signing.ts";
export {
  fromNow,
  isFromFuture,
  readTimes,
  standingOf,
  standingWords,
  utcTime,
} from "./logic/times.ts";
export type { TimeClaim } from "./logic/times.ts";
export { judge } from "./logic/verdict.ts";

/** Checks signatures. Loaded when it is first needed: it brings a library along. */
export const loadVerifier = () => import("./logic/signature.ts");
