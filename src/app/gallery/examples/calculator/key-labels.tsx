import { padLabels } from "#ui/calculator/key-labels.tsx";
import { KeyList } from "#ui/key-list.tsx";

const keys = Object.values(padLabels)
  .filter(({ look }) => look !== "digit")
  .map(({ name, look, shortcuts = [] }) => [shortcuts, `${name} (${look})`] as const);

export default function KeyLabelsExample() {
  return <KeyList keys={keys} />;
}
