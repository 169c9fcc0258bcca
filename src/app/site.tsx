import { Fragment, lazy, Suspense, type ReactNode } from "react";
import { routes } from "#catalog/routes.ts";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { UnitBoundary } from "./pages/unit-boundary.tsx";
import { UnitPage } from "./pages/unit-page.tsx";
import { usePalette } from "./palette/use-palette.ts";
import { PrintedPath, useGo, usePath } from "./router.ts";
import { notFoundPage, sitePages } from "./site-pages.ts";
import { useThemeClass } from "./theme/use-theme.ts";
import { UpdateNotice } from "./update-notice.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useNavigation } from "./use-navigation.ts";

// Pages of the site are loaded one by one too: a unit's page needs none of them.
const NotFound = lazy(notFoundPage.load);
const Palette = lazy(() => import("./palette/palette.tsx"));
const Gallery = import.meta.env.DEV ? lazy(() => import("./gallery/gallery.tsx")) : null;

const pages = new Map<string, () => ReactNode>([
  ...sitePages.map(({ path, load }) => {
    const Page = lazy(load);
    return [path, () => <Page />] as const;
  }),
  ...routes.map((route) => {
    const View = lazy(route.load);
    return [route.path, () => <UnitPage unit={route} View={View} />] as const;
  }),
]);
if (Gallery) pages.set("/parts", () => <Gallery />);

interface Props {
  /** The page to print when there is no browser. */
  path?: string;
}

/** The whole site: the frame, and the page that the address names. */
export const Site = ({ path }: Props) => (
  <PrintedPath value={path}>
    <Frame />
  </PrintedPath>
);

/**
 * Apart from the frame: a dark theme is known only to the browser, and a frame that rendered again
 * because of it would throw away the printed page before its script is there, and show nothing.
 */
function ThemeClass() {
  useThemeClass();
  return null;
}

function Frame() {
  const path = usePath();
  const palette = usePalette();
  const keptFocus = useKeptFocus();
  const go = useGo();
  const { announcement } = useNavigation();
  return (
    <>
      <ThemeClass />
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-raised px-4 py-2 font-medium focus:not-sr-only focus:absolute focus:m-2"
      >
        Skip to content
      </a>
      <Header onSearch={palette.open} />
      {/* At least a screen high, so that nothing below it moves while a page fills in. */}
      <main id="main" {...keptFocus} className="min-h-[calc(100dvh-3.5rem)]">
        <Suspense fallback={null}>
          <Fragment key={path}>{pages.get(path)?.() ?? <NotFound />}</Fragment>
        </Suspense>
      </main>
      <Footer />
      <UpdateNotice />
      <div role="status" className="sr-only">
        {announcement}
      </div>
      {palette.isOpen && (
        <UnitBoundary name="Search">
          <Suspense fallback={null}>
            <Palette onGo={go} onClose={palette.close} />
          </Suspense>
        </UnitBoundary>
      )}
    </>
  );
}
