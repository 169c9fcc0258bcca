import { Select } from "#ui/select.tsx";
import { modernZone, zoneOptions } from "./zone-list.ts";
import { isZone } from "./zones.ts";

const systemZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
/** The visitor's own zone. */
export const ownZone = isZone(systemZone) ? modernZone(systemZone) : "UTC";

// Missing in browsers from before 2022.
const listed = "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
const allZones = zoneOptions(listed.filter(isPlace), ownZone);

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
  const known = allZones.some(([zone]) => zone === value) || value === "";
  const extra: [string, string][] = known ? [] : [[value, value]];
  const first: [string, string][] = prompt === undefined ? [] : [["", prompt]];
  return (
    <div className="min-w-0 [&_label]:shrink-0">
      <Select
        label={label}
        options={[...first, ...allZones, ...extra]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
