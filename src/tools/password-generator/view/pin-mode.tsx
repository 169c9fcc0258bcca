import { randomInt } from "#browser/entropy.ts";
import { ok } from "#domain/result.ts";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import { bitsOf, countPins, digitsField, makePin } from "../logic.ts";
import { Bits } from "./meter.tsx";
import { Secrets } from "./secrets.tsx";
import { useSecrets, type ModeProps } from "./use-secrets.ts";

/** PINs: digits, for locks that count wrong tries. */
export function PinMode(props: ModeProps) {
  const { options } = props;
  const made = useSecrets(props, (now) => ok(makePin(now.digits, randomInt)));
  return (
    <Secrets
      what="PIN"
      options={options}
      made={made}
      note="Never one digit over and over, and never digits in a row such as 1234 or 4321."
      strength={
        <div className="text-sm">
          <Bits bits={bitsOf(countPins(options.digits))} />
          <p className="text-soft">Safe only where wrong tries are counted, as on a phone.</p>
        </div>
      }
    >
      <SliderField
        field={digitsField}
        value={options.digits}
        onChange={(digits) => made.change({ digits })}
      />
    </Secrets>
  );
}
