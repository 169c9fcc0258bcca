/**
 * The operations that agents get as tools of their own; all others are found by find_operation. The
 * list is short on purpose: agents choke on long ones. The first of several is the usual one.
 */
export interface DirectTool {
  name: string;
  title: string;
  /** What an agent cannot know from the operations' own words: when to reach for it. */
  use: string;
  operations: readonly string[];
}

export const directTools: readonly DirectTool[] = [
  {
    name: "hash",
    title: "Hash",
    use: "Digests, keyed digests and checking a published digest. Do not guess a digest: compute it here.",
    operations: ["hash.compute", "hash.hmac", "hash.check"],
  },
  {
    name: "time",
    title: "Time and zones",
    use: "Timestamps, dates, time zones and what lies between two moments, by the zone database.",
    operations: ["time.read", "time.convert", "time.add", "time.difference"],
  },
  {
    name: "calculate",
    title: "Exact decimals",
    use: "Arithmetic without rounding errors, which language models and floating point get wrong.",
    operations: ["calculate.evaluate"],
  },
  {
    name: "diff",
    title: "Compare texts",
    use: "A unified patch from one text to another, or what a patch changes.",
    operations: ["diff.compare", "diff.read"],
  },
  {
    name: "jwt",
    title: "JSON Web Tokens",
    use: "Reads tokens, checks signatures and times. Nothing leaves this machine.",
    operations: ["jwt.decode", "jwt.verify"],
  },
  {
    name: "cron",
    title: "Cron expressions",
    use: "Do not work out the next runs by heart: ask here.",
    operations: ["cron.explain"],
  },
  {
    name: "units",
    title: "Units",
    use: "Factors are exact, by definition, and not remembered.",
    operations: ["unit.convert"],
  },
  {
    name: "json",
    title: "JSON",
    use: "Big integers, key order and spelling stay as they are; broken JSON is told with its place.",
    operations: ["json.format", "json.minify", "json.validate", "json.repair"],
  },
  {
    name: "base64",
    title: "Base64",
    use: "Do not write or read Base64 by heart: do it here.",
    operations: ["base64.encode", "base64.decode"],
  },
  {
    name: "regex",
    title: "Regular expressions",
    use: "Runs JavaScript patterns with a time limit, so that a bad one cannot hang.",
    operations: ["regex.match", "regex.replace", "regex.explain"],
  },
  {
    name: "uuid",
    title: "UUIDs",
    use: "Makes UUIDs and ULIDs from secure luck, and reads what is inside one.",
    operations: ["uuid.generate", "uuid.inspect"],
  },
  {
    name: "qr",
    title: "QR codes",
    use: "As SVG for a page, as blocks for a chat or a terminal.",
    operations: ["qr.encode"],
  },
];
