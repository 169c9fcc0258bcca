import { Send } from "#ui/send.ts";
import { SendButton } from "#ui/send-button.tsx";
import { Row } from "../arrange.tsx";

export default function SendButtonExample() {
  return (
    <Row>
      <Send value={() => {}}>
        <SendButton what="output" disabled={false} read={async () => "text"} />
        <SendButton what="output" disabled read={async () => "text"} />
      </Send>
    </Row>
  );
}
