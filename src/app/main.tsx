import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { registerOffline } from "#browser/offline.ts";
import { recoverStaleChunks } from "./stale-chunk.ts";
import { Site } from "./site.tsx";
import { replaceWithCanonicalUrl } from "./canonical-url.ts";
import { installTrustedTypes } from "./trusted-types.ts";

installTrustedTypes();
recoverStaleChunks();
replaceWithCanonicalUrl(import.meta.env.BASE_URL);

const root = document.getElementById("root");
const site = (
  <StrictMode>
    <Site />
  </StrictMode>
);
// In development there is no prerendered page to take over.
if (root?.firstElementChild) hydrateRoot(root, site);
else if (root) createRoot(root).render(site);

if (import.meta.env.PROD) registerOffline();
