/** An address as it is spelled here: "/Games//Snake" is "/games/snake". */
export const spelled = (path: string): string => path.toLowerCase().replaceAll(/\/{2,}/g, "/");

/** The page that an address means: "/games/", "/games.html" and "/games/index.html" are "/games". */
export function pageOf(pathname: string, base: string): string {
  const below = `/${pathname.slice(base.length)}`;
  return (
    below
      .replace(/\.html$/, "")
      .replace(/\/index$/, "")
      .replace(/\/+$/, "") || "/"
  );
}
