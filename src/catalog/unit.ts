import type { IconName } from "lucide-react/dynamic";
import type { ComponentType } from "react";
import type { CategoryId, MenuId } from "./categories.ts";

/** What every unit says of itself. Data only: nothing runs, so nothing can form a cycle. */
interface Manifest {
  name: string; // "JWT Decoder"
  description: string; // one line, under the name on cards and in the page's header
  icon: IconName; // "key"
  keywords?: readonly string[]; // other words people search for: ["guid, unique id", "ulid"]
  takes?: Takes;
  load: () => Promise<{ default: ComponentType }>;
}

/** What the palette can open a unit with: "sha256 hello", "1700000000". */
export interface Takes {
  words?: string; // that stand before it: "sha256, md5"
  what?: RegExp; // what may follow them; anything, when left out
  bare?: RegExp; // what is understood without a word before it
  link?: string; // carries it in the address: "#count=$1"; else the view takes it by useHandover
  example?: string; // shown to those who look for something to type
}

export interface ToolManifest extends Manifest {
  category: Exclude<CategoryId, "calculators">;
  menu: MenuId;
  /** Two panes side by side: its page is as wide as the window, up to a point. */
  panes?: true;
  /** What this page's document, and no other, may do. Its links load the document anew. */
  externalAccess?: ExternalAccess;
}

/** Hosts that may be reached, and whether the camera may be asked for. */
export interface ExternalAccess {
  connect?: readonly string[];
  images?: readonly string[];
  camera?: true;
}

export type CalculatorManifest = Manifest;

export interface GameManifest extends Manifest {
  difficulty: Difficulty;
  /** Where the best result is kept, shown on the game's card once there is one. */
  best?: BestResult;
  /** It has a game of the day, which `#daily` in a link begins. */
  daily?: true;
}

/** A stored integer, or seconds to the tenth: `{ key: "2048-best-score", label: "Best" }`. */
export interface BestResult {
  key: string;
  label: string;
  unit?: string; // " ms"
}

export type Difficulty = "Easy" | "Medium" | "Hard";

/** What of a manifest a search needs, what a card needs, and what every page needs. */
export type SearchPart = Pick<Manifest, "keywords" | "takes">;
export type CardPart<M extends Manifest> = Pick<M, Extract<keyof M, CardKey>>;
export type RoutePart<M extends Manifest> = Omit<M, keyof SearchPart | CardKey>;
type CardKey = "description" | "icon" | "menu" | "difficulty" | "best" | "daily";

interface Place<Wing> {
  wing: Wing;
  id: string; // the folder's name: "jwt-decoder"
  path: string; // "/jwt-decoder", "/games/snake", "/calculator/loan"
}

/** A unit as every page knows it: what its folder says, and the least of its manifest. */
export type Route = ToolRoute | GameRoute | CalculatorRoute;
export type ToolRoute = RoutePart<ToolManifest> & Place<"tools">;
export type GameRoute = RoutePart<GameManifest> & Place<"games">;
export type CalculatorRoute = RoutePart<CalculatorManifest> & Place<"calculators">;

/** A unit as it is shown. */
export type Unit = ToolUnit | GameUnit | CalculatorUnit;
export type ToolUnit = ToolRoute & CardPart<ToolManifest>;
export type GameUnit = GameRoute & CardPart<GameManifest>;
export type CalculatorUnit = CalculatorRoute & CardPart<CalculatorManifest>;

/** A unit as it is searched. */
export type SearchedUnit = Unit & SearchPart;
