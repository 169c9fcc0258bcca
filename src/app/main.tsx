import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Site } from "./site.tsx";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Site />
    </StrictMode>,
  );
}
