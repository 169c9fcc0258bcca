/** What is on the cards: things around a developer's desk. Each has its own shape and name. */
export const faces = [
  "Bug",
  "Rocket",
  "Coffee",
  "Terminal",
  "Database",
  "Cloud",
  "Git branch",
  "Keyboard",
  "Lock",
  "Robot",
  "Braces",
  "Light bulb",
  "Package",
  "Key",
  "Wrench",
  "Globe",
  "Mouse",
  "Gear",
] as const;

export type Face = (typeof faces)[number];
