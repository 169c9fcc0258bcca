type Legend = readonly (readonly [keys: readonly string[], meaning: string])[];

export const functionLegend: Legend = [
  [["C"], "Clears the display and the sum. The history stays."],
  [["±"], "Changes the sign"],
  [["%"], "Divides by 100: 200 × 5 % is 10"],
  [["÷ × - +"], "Act at once, from left to right: 2 + 3 × 4 is 20"],
  [["="], "Finishes the sum and adds it to the history"],
];

export const keyboardLegend: Legend = [
  [["/ * - +"], "÷ × - +"],
  [["Enter"], "="],
  [["Esc"], "C"],
  [["F9"], "±"],
  [["Backspace"], "Takes back a digit"],
  [["Ctrl C", "Ctrl V"], "Copies the result, pastes a number: 1,00,000 or ₹ 5L"],
];
