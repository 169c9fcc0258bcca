import type { Field } from "./content.ts";
import { emailProblem, numberProblem, phoneProblem } from "./writing.ts";

export const phone = {
  id: "phone",
  label: "Phone number",
  placeholder: "+91 98765 43210",
  problem: phoneProblem,
};
export const email = {
  id: "email",
  label: "Email",
  placeholder: "name@example.com",
  problem: emailProblem,
};

export const coordinate = (
  id: string,
  label: string,
  placeholder: string,
  most: number,
): Field => ({
  id,
  label,
  placeholder,
  needed: true,
  problem: numberProblem(-most, most),
});
