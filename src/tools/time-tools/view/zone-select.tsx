import { useState } from "react";
import { Select } from "#ui/select.tsx";
import { isZone, modernZone, zoneLabel, zoneOptions } from "../logic.ts";

const systemZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
/** The visitor's own zone. */
export const ownZone = isZone(systemZone) ? modernZone(systemZone) : "UTC";

let allZones: ReturnType<typeof zoneOptions> | undefined;

function listZones() {
  // Missing in browsers from before 2022.
  const listed = "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
  return (allZones ??= zoneOptions(listed.filter(isPlace), ownZone));
}

/** "Etc/GMT+5" is five hours west: nobody should have to know that. */
function isPlace(zone: string): boolean {
  return !zone.startsWith("Etc/");
}

interface Props {
  label: string;
  value: string;
  onChange: (zone: string) => void;
  /** What stands first while none is chosen. */
  prompt?: string;
}

/** Any zone of the world, by its city. */
export function ZoneSelect({ label, value, onChange, prompt }: Props) {
  // Four hundred options cost more than the rest of the page: they come with the first interest.
  const [isFull, setFull] = useState(false);
  const fill = () => setFull(true);
  const zones = isFull ? listZones() : [];
  const known = zones.some(([zone]) => zone === value) || value === "";
  const extra: [string, string][] = known ? [] : [[value, zoneLabel(value)]];
  const first: [string, string][] = prompt === undefined ? [] : [["", prompt]];
  return (
    <div
      onPointerEnter={fill}
      onFocus={fill}
      className="min-w-0 [&_label]:shrink-0 [&_select]:w-60"
    >
      <Select
        label={label}
        options={[...first, ...zones, ...extra]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
