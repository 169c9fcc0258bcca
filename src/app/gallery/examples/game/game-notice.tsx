import { GameNotice } from "#ui/game/game-notice.tsx";
import style from "../../sample-board.module.css";

export default function GameNoticeExample() {
  return (
    <div className={style.board}>
      <GameNotice title="🎉 You Won!" at="top" onDismiss={() => {}}>
        Play on for a higher tile.
      </GameNotice>
    </div>
  );
}
