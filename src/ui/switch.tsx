interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off, at once. */
export function Switch({ label, checked, onChange }: Props) {
  return (
    <label className="inline-flex min-h-10 items-center gap-2 text-sm font-medium select-none">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className="flex h-6 w-10 shrink-0 items-center rounded-full border border-edge bg-sunken p-0.5 transition-colors peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus after:size-4 after:rounded-full after:bg-edge after:transition-transform peer-checked:after:translate-x-4 peer-checked:after:bg-accent-ink forced-colors:after:bg-[ButtonText] forced-colors:peer-checked:after:bg-[Highlight]"
      />
      {label}
    </label>
  );
}
