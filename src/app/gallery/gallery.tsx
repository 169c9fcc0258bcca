import { BasicParts } from "./basic-parts.tsx";
import { FigureParts } from "./figure-parts.tsx";
import { GameParts } from "./game-parts.tsx";
import { TextParts } from "./text-parts.tsx";

/** Every part there is to build with, in one place. In development only. */
export default function Parts() {
  return (
    <div className="mx-auto flex max-w-[1200px] flex-col gap-10 px-4 py-10 sm:px-6">
      <h1 tabIndex={-1} className="text-3xl font-bold tracking-tight">
        Parts
      </h1>
      <BasicParts />
      <TextParts />
      <FigureParts />
      <GameParts />
    </div>
  );
}
