import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { catalogIcons } from "./build/catalog-icons.ts";

export default defineConfig({
  plugins: [tailwindcss(), react({ compiler: true }), catalogIcons()],
  worker: { format: "es" },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts", "deploy/**/*.test.ts"],
    pool: "threads",
    isolate: false,
  },
});
