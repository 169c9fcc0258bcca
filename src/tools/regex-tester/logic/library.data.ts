/** A pattern worth having, with a text that shows what it finds. */
interface LibraryPattern {
  name: string;
  pattern: string;
  flags: string;
  text: string;
  finds: readonly string[]; // in the text, in order
}

/** Everyday patterns, written to be fast on any text. None of them proves that a thing exists. */
export const library: readonly LibraryPattern[] = [
  {
    name: "Email address",
    pattern: "\\b[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@(?:[A-Za-z0-9-]{1,63}\\.){1,8}[A-Za-z]{2,24}\\b",
    flags: "g",
    text: "Write to zoe@example.com or to first.last+tag@mail.example.co.in, not to me@home.",
    finds: ["zoe@example.com", "first.last+tag@mail.example.co.in"],
  },
  {
    name: "Web address",
    pattern: "\\bhttps?:\\/\\/[^\\s<>\"']+",
    flags: "gi",
    text: 'See https://example.com/a?b=c#d and <a href="http://localhost:8080/">here</a>.',
    finds: ["https://example.com/a?b=c#d", "http://localhost:8080/"],
  },
  {
    name: "IPv4 address",
    pattern: "\\b(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)\\b",
    flags: "g",
    text: "From 192.168.0.1 to 10.255.255.254; 999.1.1.1 is none.",
    finds: ["192.168.0.1", "10.255.255.254"],
  },
  {
    name: "Date (ISO 8601)",
    pattern: "\\b(?<year>\\d{4})-(?<month>0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\\d|3[01])\\b",
    flags: "g",
    text: "2026-03-14, 2024-02-29; 2026-13-01 has no such month.",
    finds: ["2026-03-14", "2024-02-29"],
  },
  {
    name: "Time (24 hours)",
    pattern: "\\b(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?\\b",
    flags: "g",
    text: "At 09:26 and 23:59:59, not at 24:00.",
    finds: ["09:26", "23:59:59"],
  },
  {
    name: "Number",
    pattern:
      "(?<![\\w.])[+-]?(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?(?![\\w.])",
    flags: "g",
    text: "1,250.00 and -3 and 6.02e23 but not v1.2.3",
    finds: ["1,250.00", "-3", "6.02e23"],
  },
  {
    name: "UUID",
    pattern: "\\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\b",
    flags: "gi",
    text: "id=919108f7-52d1-4320-9bac-f847db4148a8; id=919108f7-52d1",
    finds: ["919108f7-52d1-4320-9bac-f847db4148a8"],
  },
  {
    name: "Hex color",
    pattern: "#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\\b",
    flags: "gi",
    text: "#fff, #3B82F6, #11223344 and #12345",
    finds: ["#fff", "#3B82F6", "#11223344"],
  },
  {
    name: "Phone number (international)",
    pattern: "\\+[1-9]\\d{0,2}(?:[ .-]?\\d{1,4}){2,5}(?!\\d)",
    flags: "g",
    text: "+91 98765 43210, +1-202-555-0143, +442079460958",
    finds: ["+91 98765 43210", "+1-202-555-0143", "+442079460958"],
  },
  {
    name: "Semantic version",
    pattern:
      "\\bv?(?<major>0|[1-9]\\d{0,8})\\.(?<minor>0|[1-9]\\d{0,8})\\.(?<patch>0|[1-9]\\d{0,8})(?:-(?<pre>[0-9A-Za-z.-]{1,64}))?\\b",
    flags: "g",
    text: "1.0.0, v2.10.3-beta.1 and 1.2",
    finds: ["1.0.0", "v2.10.3-beta.1"],
  },
  {
    name: "HTML tag",
    pattern: "<(?<close>\\/?)(?<name>[a-z][a-z0-9-]*)(?<rest>\\s[^<>]*)?>",
    flags: "gi",
    text: '<p class="a">Hello <br/> <b>you</b></p> 1 < 2',
    finds: ['<p class="a">', "<b>", "</b>", "</p>"],
  },
  {
    name: "Markdown link",
    pattern: "\\[(?<text>[^\\][\\n]+)\\]\\((?<address>[^()\\s]+)\\)",
    flags: "g",
    text: "See [the docs](https://example.com/docs) and [home](/).",
    finds: ["[the docs](https://example.com/docs)", "[home](/)"],
  },
  {
    name: "Repeated word",
    pattern: "\\b(?<word>\\p{L}{1,40})\\s\\k<word>(?!\\p{L})",
    flags: "giu",
    text: "Paris in the the spring, and and so on",
    finds: ["the the", "and and"],
  },
  {
    name: "White space at line ends",
    pattern: "(?<![ \\t])[ \\t]+$",
    flags: "gm",
    text: "one  \ntwo\nthree\t\n",
    finds: ["  ", "\t"],
  },
  {
    name: "Emoji",
    pattern: "\\p{Extended_Pictographic}",
    flags: "gu",
    text: "Ship it 🚀 today ✨",
    finds: ["🚀", "✨"],
  },
  {
    name: "Indian PIN code",
    pattern: "\\b[1-9]\\d{2} ?\\d{3}\\b",
    flags: "g",
    text: "Mumbai 400 001, Bengaluru 560001, 012345",
    finds: ["400 001", "560001"],
  },
  {
    name: "Indian PAN",
    pattern: "\\b[A-Z]{3}[ABCFGHJLPT][A-Z]\\d{4}[A-Z]\\b",
    flags: "g",
    text: "AAAPL1234C and ABCDE12345",
    finds: ["AAAPL1234C"],
  },
  {
    name: "Strong password",
    pattern: "^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[^\\w\\s]).{12,64}$",
    flags: "gm",
    text: "correct horse\nTr0ub4dor&3-and-more",
    finds: ["Tr0ub4dor&3-and-more"],
  },
];
