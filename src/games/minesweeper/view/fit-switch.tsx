import { Switch } from "#ui/switch.tsx";

interface Props {
  isFitted: boolean;
  onChange: (isFitted: boolean) => void;
}

/** Smaller cells, all of them in sight. Only a finger has cells that are larger than there is room. */
export const FitSwitch = ({ isFitted, onChange }: Props) => (
  <div className="hidden pointer-coarse:block">
    <Switch label="Fit board" checked={isFitted} onChange={onChange} />
  </div>
);
