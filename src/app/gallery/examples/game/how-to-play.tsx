import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { Stack } from "../../arrange.tsx";

export default function HowToPlayExample() {
  return (
    <Stack>
      <HowToPlay
        keys={[
          [["←", "A"], "Move left"],
          [["P", "Space"], "Pause and go on"],
        ]}
      >
        <p>Eat the food and grow. The game ends when the snake meets a wall or itself.</p>
      </HowToPlay>
    </Stack>
  );
}
