import { TextStatus } from "#ui/text/text-status.tsx";

export default function TextStatusExample() {
  return (
    <TextStatus
      label="input"
      source={{ kind: "small", text: "one\ntwo", name: "notes.txt" }}
      amount={undefined}
      onReread={() => {}}
    />
  );
}
