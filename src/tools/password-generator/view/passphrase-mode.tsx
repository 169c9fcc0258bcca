import { randomInt } from "#browser/entropy.ts";
import { ok } from "#domain/result.ts";
import { Select } from "#ui/select.tsx";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import { Switch } from "#ui/switch.tsx";
import {
  bitsOf,
  countPassphrases,
  makePassphrase,
  separators,
  words,
  wordsField,
} from "../logic.ts";
import { Bits, GuessTime } from "./meter.tsx";
import { Secrets } from "./secrets.tsx";
import { useSecrets, type ModeProps } from "./use-secrets.ts";

const separatorOptions = separators.map(({ id, name }) => [id, name] as const);
const bitsPerWord = Math.log2(words.length);

/** Passphrases: words in place of characters. A chunk of its own, because of the words. */
export default function PassphraseMode(props: ModeProps) {
  const { options } = props;
  const made = useSecrets(props, (now) => ok(makePassphrase(now, words, randomInt)));
  const { change } = made;
  const bits = bitsOf(countPassphrases(options, words.length));
  return (
    <Secrets
      what="Passphrase"
      options={options}
      made={made}
      note={`Drawn from a list of ${words.length.toLocaleString("en-US")} plain English words: ${bitsPerWord} bits for each.`}
      strength={
        <div className="text-sm">
          <Bits bits={bits} />
          <GuessTime bits={bits} />
        </div>
      }
    >
      <SliderField
        field={wordsField}
        value={options.words}
        onChange={(words) => change({ words })}
      />
      <div className="flex flex-wrap items-center gap-x-5">
        <Select
          label="Between words"
          options={separatorOptions}
          value={options.separator}
          onChange={(separator) => change({ separator })}
        />
        <Switch
          label="Capitalize"
          checked={options.capitalize}
          onChange={(capitalize) => change({ capitalize })}
        />
        <Switch
          label="Add a number"
          checked={options.addNumber}
          onChange={(addNumber) => change({ addNumber })}
        />
      </div>
    </Secrets>
  );
}
