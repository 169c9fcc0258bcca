import { Button } from "#ui/button.tsx";
import { Switch } from "#ui/switch.tsx";
import { useRecents } from "./use-recents.ts";

/** On the privacy page: whether the last units are kept, and how to forget them. */
export function RecentsSetting() {
  const { isOn, paths, turn, clear } = useRecents();
  return (
    <div tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Switch label="Keep what I opened last" checked={isOn} onChange={turn} />
      {paths.length > 0 && (
        <Button size="small" onClick={clear}>
          Clear recent
        </Button>
      )}
    </div>
  );
}
