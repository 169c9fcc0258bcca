import Bot from "lucide-react/icons/bot";
import Braces from "lucide-react/icons/braces";
import Bug from "lucide-react/icons/bug";
import Check from "lucide-react/icons/check";
import Cloud from "lucide-react/icons/cloud";
import Coffee from "lucide-react/icons/coffee";
import Database from "lucide-react/icons/database";
import GitBranch from "lucide-react/icons/git-branch";
import Globe from "lucide-react/icons/globe";
import Key from "lucide-react/icons/key";
import Keyboard from "lucide-react/icons/keyboard";
import Lightbulb from "lucide-react/icons/lightbulb";
import Lock from "lucide-react/icons/lock";
import Mouse from "lucide-react/icons/mouse";
import Package from "lucide-react/icons/package";
import Rocket from "lucide-react/icons/rocket";
import Settings from "lucide-react/icons/settings";
import Terminal from "lucide-react/icons/terminal";
import Wrench from "lucide-react/icons/wrench";
import type { CSSProperties } from "react";
import { faces, type Card, type Face } from "../logic.ts";
import style from "./board.module.css";

const icons: Record<Face, typeof Bug> = {
  Bug,
  Rocket,
  Coffee,
  Terminal,
  Database,
  Cloud,
  "Git branch": GitBranch,
  Keyboard,
  Lock,
  Robot: Bot,
  Braces,
  "Light bulb": Lightbulb,
  Package,
  Key,
  Wrench,
  Globe,
  Mouse,
  Gear: Settings,
};

/** One side of a card. Of a card that lies face down, the page knows only the back. */
export function CardSide({ card }: { card: Card }) {
  if (!card.isFlipped) {
    return (
      <span aria-hidden key="back" className={style.back}>
        {"</>"}
      </span>
    );
  }
  const Icon = icons[card.value];
  return (
    <span aria-hidden key="front" className={style.front} data-matched={card.isMatched}>
      <Icon className={style.icon} style={{ "--hue": hueOf(card.value) } as CSSProperties} />
      <span className={style.name}>{card.value}</span>
      {card.isMatched && <Check className={style.check} />}
    </span>
  );
}

/** Colors are spread around the wheel; they only help, the shapes tell the cards apart. */
const hueOf = (face: Face): number => (faces.indexOf(face) * 360) / faces.length;
