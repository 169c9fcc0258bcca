import { useState } from "react";
import { Select } from "#ui/select.tsx";

const languages = [
  ["json", "JSON"],
  ["sql", "SQL"],
  ["yaml", "YAML"],
] as const;

export default function SelectExample() {
  const [language, setLanguage] = useState<(typeof languages)[number][0]>("json");
  return <Select label="Language" options={languages} value={language} onChange={setLanguage} />;
}
