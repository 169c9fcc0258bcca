import { CopyButton } from "#ui/copy-button.tsx";
import { Row } from "../arrange.tsx";

export default function CopyButtonExample() {
  return (
    <Row>
      <CopyButton text="7 years" what="result" />
      <CopyButton text="7 years" look="plain" size="normal" label="Copy result" />
      <CopyButton text="7 years" what="result" iconOnly />
      <CopyButton text={() => null} label="Copy all (fails)" />
      <CopyButton text="" disabled />
    </Row>
  );
}
