import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Lorem Generator",
  description: "Filler text by the paragraph, sentence or word, the same again from a seed.",
  icon: "pilcrow",
  category: "generators",
  menu: "generators",
  keywords: ["lorem ipsum, dummy text, placeholder text, filler, lipsum, blind text, sample text"],
  takes: {
    words: "lorem, lorem ipsum",
    what: /^(10|[1-9]|(?:1\d|20)(?= s)|(?:1?\d\d|200)(?= w))(?: (paragraphs|sentences|words))?$/,
    link: "#count=$1&mode=$2",
  },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
