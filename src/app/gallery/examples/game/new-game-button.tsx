import { NewGameButton } from "#ui/game/new-game-button.tsx";
import { Row } from "../../arrange.tsx";

export default function NewGameButtonExample() {
  return (
    <Row>
      <NewGameButton ask={false} onConfirm={() => {}} say={() => {}} />
      <NewGameButton ask onConfirm={() => {}} say={() => {}} />
    </Row>
  );
}
