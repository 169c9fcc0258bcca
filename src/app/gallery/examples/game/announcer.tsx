import { Button } from "#ui/button.tsx";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { Row } from "../../arrange.tsx";

export default function AnnouncerExample() {
  const { say, spoken } = useAnnouncer(null, "");
  return (
    <Row>
      <Button onClick={() => say("Merged 4. Score 128.")}>Say the score</Button>
      <Announcer spoken={spoken} />
      <span aria-hidden className="text-sm text-soft">
        Heard only: {spoken.text || "nothing yet"}
      </span>
    </Row>
  );
}
