import { DownloadButton } from "#ui/text/download-button.tsx";
import { Row } from "../../arrange.tsx";

const read = async () => new Blob(["Tabkit"], { type: "text/plain" });

export default function DownloadButtonExample() {
  return (
    <Row>
      <DownloadButton fileName="result.txt" what="result" read={read} />
      <DownloadButton fileName="result.txt" what="result" read={read} disabled />
    </Row>
  );
}
