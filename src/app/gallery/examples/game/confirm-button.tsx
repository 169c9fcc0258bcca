import { useState } from "react";
import { ConfirmButton } from "#ui/game/confirm-button.tsx";
import { Row } from "../../arrange.tsx";

export default function ConfirmButtonExample() {
  const [games, setGames] = useState(0);
  const begin = {
    label: "New Game",
    question: "Start over?",
    onConfirm: () => setGames(games + 1),
  };
  return (
    <Row>
      <ConfirmButton {...begin} ask />
      <ConfirmButton {...begin} ask={false} look="primary" />
      <span className="text-sm text-soft">New games: {games}</span>
    </Row>
  );
}
