import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { follow } from "#browser/history.ts";
import { useRoutes } from "./router.ts";

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "onClick"> {
  href: string; // "/games/2048", "/#tools"
}

/** A link inside the site: a change of route, or a new document where the policy changes. */
export function Link({ href, children, ...rest }: Props) {
  const { address, isRoute } = useRoutes()(href);
  const onClick = (event: MouseEvent) => {
    if (!isRoute || !isPlainClick(event)) return;
    event.preventDefault();
    follow(address);
  };
  return (
    <a {...rest} href={address} onClick={onClick}>
      {children}
    </a>
  );
}

/** A click with a modifier opens a tab or a window, or saves: that is the browser's business. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
