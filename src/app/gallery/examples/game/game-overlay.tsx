import { Button } from "#ui/button.tsx";
import { GameOverlay } from "#ui/game/game-overlay.tsx";
import { Row } from "../../arrange.tsx";
import style from "../../sample-board.module.css";

export default function GameOverlayExample() {
  return (
    <Row>
      <div className={style.board}>
        <GameOverlay title="Game Over!" actions={<Button look="primary">Play Again</Button>}>
          <p>Score 128, a new best.</p>
        </GameOverlay>
      </div>
    </Row>
  );
}
