import { KeyList } from "#ui/key-list.tsx";

export default function KeyListExample() {
  return (
    <KeyList
      keys={[
        [["↑", "W"], "Move up"],
        [["Ctrl", "Enter"], "Run"],
        [["Space"], "Drop the piece, or start a new game after the end"],
      ]}
    />
  );
}
