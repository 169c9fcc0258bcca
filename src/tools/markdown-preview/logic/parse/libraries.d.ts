// Two libraries that come without types.
declare module "markdown-it-footnote" {
  import type { MarkdownIt } from "markdown-it";

  const footnotes: (markdown: MarkdownIt) => void;
  export default footnotes;
}

declare module "commonmark-spec" {
  interface Example {
    markdown: string; // a tab is written as an arrow
    html: string;
    number: number;
  }

  const specification: { tests: Example[] };
  export default specification;
}
