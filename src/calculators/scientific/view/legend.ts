type Legend = readonly (readonly [keys: readonly string[], meaning: string])[];

export const functionLegend: Legend = [
  [["sin", "cos", "tan"], "Of an angle in degrees"],
  [["log"], "Logarithm to base 10"],
  [["ln"], "Natural logarithm"],
  [["√", "x²", "1/x"], "Root, square, reciprocal: at once, of the display"],
  [["^"], "Power: 2 ^ 10 = is 1024"],
  [["π", "e"], "3.14159… and 2.71828…"],
  [["±", "%"], "Changes the sign, divides by 100"],
  [["(", ")"], "Only in Expression mode"],
  [["C"], "Clears all but memory and history"],
];

export const memoryLegend: Legend = [
  [["MC"], "Sets the memory to 0"],
  [["MR"], "Recalls it"],
  [["M+", "M-"], "Adds the display to it, subtracts it"],
  [["MS"], "Stores the display"],
];

export const keyboardLegend: Legend = [
  [["S", "O", "T"], "sin cos tan"],
  [["L", "N"], "log ln"],
  [["R", "Q", "I"], "√ x² 1/x"],
  [["P", "E", "Y"], "π e ^"],
  [["Enter", "Esc"], "= and C"],
  [["F9", "Backspace"], "± and ⌫"],
  [["Ctrl C", "Ctrl V"], "Copies the result, pastes a number"],
];

export const expressionLegend: Legend = [
  [["2+3×4"], "14: powers first, then × ÷, then + -"],
  [["-2^2"], "-4: the power comes before the sign"],
  [["2^3^2"], "512: powers from the right"],
  [["8÷2(2+2)"], "16: a left-out × is like any other"],
  [["sin(30)", "sin^2(30)"], "Also asin, sinh, asinh and the like"],
  [["log(1000)", "log2(8)"], "To base 10 and 2; ln, exp, log1p, expm1"],
  [["√(2)", "∛(8)"], "Roots; root(3, 8) for any other"],
  [["5!", "50%", "3²"], "Factorial, percent, square"],
  [["5 nCr 2", "5 nPr 2"], "10 choices, 20 orders"],
  [["7 mod 3"], "1, with the sign of the divisor"],
  [["floor", "ceil", "round"], "Also trunc, sign, abs"],
  [["min(3, 1)", "max", "hypot"], "Of two numbers or more"],
  [["atan2(y, x)"], "The angle of a point"],
  [["5L + 1.2cr"], "k, lakh and crore after a number"],
  [["Ans", "M"], "The last result, the memory"],
];
