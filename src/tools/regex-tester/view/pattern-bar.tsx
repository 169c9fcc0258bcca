import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { ShareLink } from "#ui/share-link.tsx";
import { TextInput } from "#ui/text-input.tsx";
import {
  flagProblem,
  knownFlags,
  linkTo,
  maxPatternChars,
  suggestReading,
  toLiteral,
  toggleFlag,
  type Draft,
} from "../logic.ts";

interface Props {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  /** What is wrong with the pattern or its flags. */
  problem: string | undefined;
  /** At the end of the row of flags: more to choose. */
  children: ReactNode;
}

/** The pattern and its flags, typed freely or switched one by one. */
export function PatternBar({ draft, onChange, problem, children }: Props) {
  const { pattern, flags } = draft;
  const suggestion = suggestReading(pattern, flags);
  const areFlagsInvalid = flagProblem(flags) !== null;
  const link = linkTo(draft);
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-end gap-3 md:grid-cols-[minmax(0,1fr)_8rem_auto]">
        <TextInput
          mono
          label="Pattern"
          placeholder="\d{4}-\d{2}-\d{2}"
          value={pattern}
          maxLength={maxPatternChars}
          onChange={(pattern) => onChange({ pattern })}
          invalid={problem !== undefined && !areFlagsInvalid}
          problem={areFlagsInvalid ? undefined : problem}
        />
        <TextInput
          mono
          label="Flags"
          value={flags}
          onChange={(flags) => onChange({ flags })}
          invalid={areFlagsInvalid}
          problem={areFlagsInvalid ? problem : undefined}
        />
        <div className="flex gap-2 max-md:col-span-2">
          <CopyButton
            size="normal"
            look="plain"
            what="pattern"
            label="Copy"
            disabled={pattern === ""}
            text={toLiteral(pattern, flags)}
          />
          {link !== null && pattern !== "" && <ShareLink fragment={link} />}
        </div>
      </div>
      {suggestion && (
        <div className="flex flex-wrap items-center gap-2 text-sm text-soft">
          <span>{suggestion.why}</span>
          <Button
            size="small"
            onClick={() => onChange({ pattern: suggestion.pattern, flags: suggestion.flags })}
          >
            Use <code className="max-w-64 truncate font-mono">{suggestion.pattern}</code>
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div role="group" aria-label="Flags, one by one" className="flex flex-wrap gap-1">
          {knownFlags.map(({ letter, name, meaning }) => (
            <button
              key={letter}
              type="button"
              aria-pressed={flags.includes(letter)}
              aria-label={`${letter}, ${name}`}
              title={`${name}: ${meaning}`}
              onClick={() => onChange({ flags: toggleFlag(flags, letter) })}
              className="min-h-8 min-w-8 rounded-sm border border-edge bg-raised px-2 font-mono text-sm font-semibold text-soft transition-colors hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:text-accent-text forced-colors:aria-pressed:border-4 forced-colors:aria-pressed:border-[Highlight] pointer-coarse:min-h-11"
            >
              {letter}
            </button>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}
