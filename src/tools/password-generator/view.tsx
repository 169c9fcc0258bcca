import { lazy, Suspense, useState } from "react";
import { Segmented } from "#ui/segmented.tsx";
import { modes, type Options } from "./logic.ts";
import { PasswordMode } from "./password-mode.tsx";
import { PinMode } from "./pin-mode.tsx";
import { settings } from "./settings.tsx";

const PassphraseMode = lazy(() => import("./passphrase-mode.tsx"));
const modeViews = { password: PasswordMode, passphrase: PassphraseMode, pin: PinMode };

export default function PasswordGeneratorView() {
  // What is stored is only where a page starts: another tab must not replace a password here.
  const [options, setOptions] = useState(settings.read);
  const change = (part: Partial<Options>) => {
    const next = { ...options, ...part };
    // What was typed is not kept: only choices are.
    settings.update(() => ({ ...next, leaveOut: "" }));
    setOptions(next);
  };
  const ModeView = modeViews[options.mode];
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label="What to generate"
        hideLabel
        options={modes}
        value={options.mode}
        onChange={(mode) => change({ mode })}
      />
      <Suspense fallback={<div aria-hidden className="h-80 rounded-lg bg-sunken opacity-60" />}>
        <ModeView options={options} onChange={change} />
      </Suspense>
    </div>
  );
}
