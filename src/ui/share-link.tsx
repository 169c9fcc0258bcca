import Check from "lucide-react/icons/check";
import LinkIcon from "lucide-react/icons/link";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { addressWith } from "#browser/fragment.ts";
import { Button } from "./button.tsx";
import { useCopy } from "./use-copy.ts";

interface Props {
  /** The inputs, as a fragment: a browser keeps it to itself, no server sees it. */
  fragment: string;
}

const looks = {
  idle: { Icon: LinkIcon, words: "Copy link" },
  copied: { Icon: Check, words: "Link copied" },
  failed: { Icon: TriangleAlert, words: "Copy failed" },
};

/** Copies a link that opens this page with the same inputs. */
export function ShareLink({ fragment }: Props) {
  const { state, copy } = useCopy();
  const { Icon, words } = looks[state];
  return (
    <Button
      className="max-sm:px-3"
      icon={<Icon aria-hidden className={`size-4 ${state === "copied" ? "text-good" : ""}`} />}
      onClick={() => copy(addressWith(fragment))}
    >
      <span aria-live="polite">{words}</span>
    </Button>
  );
}
