import FlaskConical from "lucide-react/icons/flask-conical";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { library, secondChoices, type Options } from "../logic.ts";

interface Props {
  seconds: Options["seconds"];
  onSeconds: (seconds: Options["seconds"]) => void;
  onPattern: (entry: (typeof library)[number]) => void;
  onSample: () => void;
}

const limits = secondChoices.map((seconds) => [`${seconds}`, `${seconds} s`] as const);
const names = [
  ["", "Choose…"] as const,
  ...library.map(({ name }) => [name, name] as const),
] as const;

/** Patterns to begin with, and how much patience there is. */
export function OptionsBar({ seconds, onSeconds, onPattern, onSample }: Props) {
  return (
    <>
      <Select
        label="Library"
        options={names}
        value=""
        onChange={(chosen) => {
          const entry = library.find(({ name }) => name === chosen);
          if (entry) onPattern(entry);
        }}
      />
      <Select
        label="Stop after"
        options={limits}
        value={`${seconds}`}
        onChange={(chosen) =>
          onSeconds(secondChoices.find((choice) => `${choice}` === chosen) ?? seconds)
        }
      />
      <Button
        size="small"
        className="pointer-coarse:min-h-11"
        icon={<FlaskConical aria-hidden className="size-4" />}
        onClick={onSample}
      >
        Load Sample
      </Button>
    </>
  );
}
