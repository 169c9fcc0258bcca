import type { AnchorHTMLAttributes } from "react";
import { Link as RouterLink, useLocation, useRouter } from "wouter";
import { changesPolicy } from "#catalog/catalog.ts";

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string; // "/games/2048", "/#tools"
}

/** A link inside the site: a change of route, or a new document where the policy changes. */
export function Link({ href, children, ...rest }: Props) {
  const { base } = useRouter();
  const [here] = useLocation();
  if (changesPolicy(here, href.split("#")[0] ?? href)) {
    return (
      <a href={base + href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink href={href} {...rest}>
      {children}
    </RouterLink>
  );
}
