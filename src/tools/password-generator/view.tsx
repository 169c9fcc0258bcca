import { lazy, Suspense } from "react";
import { storedShape } from "#browser/storage.ts";
import { Segmented } from "#ui/segmented.tsx";
import { useHandover } from "#ui/use-handover.ts";
import { useKeptInMemory } from "#ui/use-kept.ts";
import { modes, optionsShape, type Draft } from "./logic.ts";
import { PasswordMode } from "./view/password-mode.tsx";
import { PinMode } from "./view/pin-mode.tsx";

/** How the visitor likes passwords. The passwords themselves are never kept. */
const settings = storedShape("tabkit-password-generator", optionsShape);

const PassphraseMode = lazy(() => import("./view/passphrase-mode.tsx"));
const modeViews = { password: PasswordMode, passphrase: PassphraseMode, pin: PinMode };

export default function PasswordGeneratorView() {
  // What is stored is only where a page starts: another tab must not replace a password here.
  const [options, setOptions] = useKeptInMemory<Draft>("options", () => ({
    ...settings.read(),
    leaveOut: "",
  }));
  const change = (part: Partial<Draft>) => {
    const next = { ...options, ...part };
    settings.update(() => optionsShape.read(next));
    setOptions(next);
  };
  useHandover(({ text }) => change({ mode: "password", length: Number(text) }));
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
