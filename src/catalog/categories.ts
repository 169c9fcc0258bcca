import type { IconName } from "lucide-react/dynamic";

/** The home page's sections, in their order. Each id names a hue in ui/accents.css. */
export const categories = [
  {
    id: "core",
    name: "Core Utilities",
    shortName: "Core",
    description: "What your browser and connection say about you",
    icon: "monitor",
  },
  {
    id: "design",
    name: "Design Tools",
    shortName: "Design",
    description: "Color and images",
    icon: "palette",
  },
  {
    id: "text",
    name: "Text & Data",
    shortName: "Text & Data",
    description: "Format, encode and convert text",
    icon: "braces",
  },
  {
    id: "developer",
    name: "Developer Utilities",
    shortName: "Developer",
    description: "Tokens and patterns",
    icon: "code",
  },
  {
    id: "security",
    name: "Security & Generation",
    shortName: "Security",
    description: "Hashes, identifiers and passwords",
    icon: "shield",
  },
  {
    id: "css",
    name: "CSS & Design",
    shortName: "CSS",
    description: "Write less CSS by hand",
    icon: "brush",
  },
  {
    id: "docs",
    name: "Code & Documentation",
    shortName: "Code & Docs",
    description: "Preview, compare and tidy up",
    icon: "file-code",
  },
  {
    id: "calculators",
    name: "Calculators",
    shortName: "Calculators",
    description: "Arithmetic, loans and investments",
    icon: "calculator",
  },
  {
    id: "generators",
    name: "Generators & Converters",
    shortName: "Generators",
    description: "Sample text and QR codes",
    icon: "sparkles",
  },
  {
    id: "converters",
    name: "Converters & Utilities",
    shortName: "Converters",
    description: "Time zones, timestamps and units",
    icon: "arrow-left-right",
  },
] as const satisfies readonly Category[];

/** The games' own section: among favourites, and as a place to go. */
export const gamesCategory = {
  id: "games",
  name: "Games",
  shortName: "Games",
  description: "For a short break",
  icon: "gamepad-2",
} as const satisfies Category;

/** The groups of the header's Tools menu, in their order. */
export const menus = [
  { id: "system", name: "System Info" },
  { id: "text", name: "Text & Data" },
  { id: "generators", name: "Generators" },
  { id: "css", name: "CSS & Design" },
  { id: "code", name: "Code Tools" },
  { id: "utilities", name: "Utilities" },
] as const;

export interface Category {
  id: string;
  name: string;
  shortName: string; // on a chip
  description: string;
  icon: IconName;
}

export type CategoryId = (typeof categories)[number]["id"];
export type MenuId = (typeof menus)[number]["id"];
