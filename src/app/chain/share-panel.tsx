import { useState } from "react";
import { wholeAddress } from "#browser/fragment.ts";
import { sizeWords } from "#domain/bytes.ts";
import { Button } from "#ui/button.tsx";
import { Switch } from "#ui/switch.tsx";
import { useCopy } from "#ui/use-copy.ts";
import type { Described } from "../operations/jobs.ts";
import { fragmentOf, textForLink } from "../recipes/recipe-link.ts";
import { useRoutes } from "../router.ts";
import type { Chain } from "./chain.ts";

interface Props {
  chain: Chain;
  described: readonly Described[] | null;
}

const looks = { idle: "Copy link", copied: "Link copied", failed: "Copy failed" };

/** A link to the steps. The text is in it only when somebody wants that, and sees how much it is. */
export function SharePanel({ chain, described }: Props) {
  const [withText, setWithText] = useState(false);
  const { state, copy } = useCopy();
  const text = textForLink(chain.source);
  const page = useRoutes()("/recipes").address;
  const carried = withText && text.ok ? text.value : null;
  const link = () => wholeAddress(page + fragmentOf(chain.steps, described ?? [], carried));
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line p-2 text-sm">
      <p className="text-soft">
        The link holds the steps and their settings. Keys and passwords are never in it.
      </p>
      {text.ok ? (
        <Switch
          label={`With the text in it (${sizeWords(new TextEncoder().encode(text.value).length)})`}
          checked={withText}
          onChange={setWithText}
        />
      ) : (
        <p className="text-soft">{text.message}</p>
      )}
      <Button disabled={described === null} onClick={() => copy(link())}>
        <span aria-live="polite">{looks[state]}</span>
      </Button>
    </div>
  );
}
