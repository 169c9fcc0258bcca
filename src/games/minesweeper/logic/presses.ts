/** What the buttons of a mouse are about; `spent` is a chord that is done while one is still down. */
export type Hold = "idle" | "one" | "chord" | "spent";
/** `menu` is what a browser makes of the right button; when it comes differs between systems. */
export type MouseSign = "down" | "over" | "up" | "click" | "menu";
export type Press = "open" | "mark" | "chord";

/** As `event.buttons` counts them. */
const both = 1 + 2;
const middle = 4;

/**
 * A mouse on a board: one button opens or marks, the middle one chords, and so do left and right
 * together. As in the classic game a chord comes when the first button is let go, so that who holds
 * on can still move away; what the other button does after that is no press of its own.
 */
export function pressOf(
  hold: Hold,
  sign: MouseSign,
  buttons: number,
): { hold: Hold; press: Press | null } {
  switch (sign) {
    case "down": {
      const isChord = (buttons & middle) !== 0 || (buttons & both) === both;
      return { hold: isChord ? "chord" : "one", press: null };
    }
    case "over": // a button may have come up elsewhere
      return { hold: buttons === 0 ? "idle" : hold, press: null };
    case "up":
      return hold === "chord" ? { hold: "spent", press: "chord" } : { hold, press: null };
    case "click":
      return { hold, press: isBusy(hold) ? null : "open" };
    case "menu":
      return { hold, press: isBusy(hold) ? null : "mark" };
  }
}

const isBusy = (hold: Hold): boolean => hold === "chord" || hold === "spent";
