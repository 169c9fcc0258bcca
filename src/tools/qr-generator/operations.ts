import { choice, flag, secret, words, type Options } from "#domain/operation/options.ts";
import { operation, type Example } from "#domain/operation/operation.ts";
import { refusal } from "#domain/operation/refusal.ts";
import { fail } from "#domain/result.ts";

const encode = operation({
  id: "qr.encode",
  name: "Make QR code",
  about:
    "Draws text or a link as a QR code: an SVG picture, or block letters for a terminal. Every code is read again before it is given.",
  takes: "text",
  gives: "text",
  extension: "svg",
  options: {
    as: choice("Output", ["svg", "text"], "svg"),
    level: choice("Error correction", ["L", "M", "Q", "H"], "M"),
    size: choice("Size in px", ["150", "200", "300", "400", "500", "1000", "2000"], "200"),
    margin: choice("Quiet zone", ["2", "4", "6", "10"], "4"),
    ink: words("Ink", "#000000"),
    ground: words("Ground", "#ffffff"),
    dots: choice("Dots", ["square", "rounded", "dots"], "square"),
    corners: choice("Corners", ["square", "rounded", "round"], "square"),
  },
  word: "qr",
  examples: [
    {
      input: "01234567",
      options: { as: "text", margin: 2 },
      output:
        "                         \n  █▀▀▀▀▀█ ▄▄█▀▀ █▀▀▀▀▀█  \n  █ ███ █  █▀▄▄ █ ███ █  \n  █ ▀▀▀ █ ▀▀ █▀ █ ▀▀▀ █  \n  ▀▀▀▀▀▀▀ ▀ ▀ ▀ ▀▀▀▀▀▀▀  \n  █▄▀▄▀ ▀ ▄ █▄▀▄ ▄▀  █   \n  ▄▄ ▀█▄▀█▀▄▀█▄█▀█▄▀▀█   \n    ▀  ▀▀▀▄▀█▀ ▀█▀   ▄▀  \n  █▀▀▀▀▀█   ▄ ▀ ▄ ▀▄ ▄█  \n  █ ███ █ ▀█▀▄▀▄▀▄▀██▄▀  \n  █ ▀▀▀ █ ▀▀ █▄█▀█▄▄▀ ▀  \n  ▀▀▀▀▀▀▀ ▀  ▀ ▀▀▀  ▀ ▀  \n                         \n",
    },
  ],
  async run(text, { margin: quiet, ...options }) {
    const { writeCode } = await import("./logic/write/code.ts");
    return writeCode(text, { ...options, quiet });
  },
});

const read = operation({
  id: "qr.read",
  name: "Read QR code",
  about:
    "Gives the text of the QR code in a picture; of several codes, one after the other in lines.",
  takes: "bytes",
  gives: "text",
  options: {},
  suits: ["image"],
  where: "browser",
  examples: [
    {
      input: {
        hex: "89504e470d0a1a0a0000000d494844520000003a0000003a0103000000db75d86b00000006504c5445ffffff00000055c2d37e0000007c49444154789cadcfb10a043108045021edc07d8ced417e5d482bf82b0bb64216f63641f7da9dea813083446f65c6c7a66408025460fa453cc0fa843f2068abe7c60c5d5b37fea30a19054ec6ada099f55e7038fb2840effd1add205234ca984122922100b8c034d65f1bccd76882774886a0f9411933c6efb4f14e4e310080350a9ca6350000000049454e44ae426082",
      },
      output: "01234567",
    },
  ],
  async run(bytes) {
    const { readImage } = await import("./logic/read.ts");
    const texts = await readImage(new Blob([bytes]));
    if (!texts.ok) return refusal(texts);
    if (texts.value.length === 0) return fail("No QR code was found in this image.");
    const notes = texts.value.length > 1 ? [`There are ${texts.value.length} codes in it.`] : [];
    return { ok: true, value: texts.value.join("\n"), notes };
  },
});

/** What a phone understands when it reads it in a code: the next step is `qr.encode`. */
const content = (
  kind: string,
  id: `${string}.${string}`,
  name: string,
  about: string,
  options: Options,
  examples: readonly [Example, ...Example[]],
) =>
  operation({
    id,
    name,
    about,
    takes: null,
    gives: "text",
    options,
    examples,
    async run(_input, chosen) {
      const { writeContent } = await import("./logic/content/draft.ts");
      const values = Object.entries(chosen as Record<string, string | boolean>).map(
        ([field, value]): [string, string] => [
          field,
          typeof value === "string" ? value : value ? "on" : "",
        ],
      );
      return writeContent(kind, Object.fromEntries(values));
    },
  });

export default [
  encode,
  read,
  content(
    "wifi",
    "wifi.write",
    "Write Wi-Fi login",
    "Writes the text that lets a phone join a Wi-Fi network when it stands in a QR code.",
    {
      ssid: words("Network name"),
      password: secret("Password"),
      security: choice("Security", ["WPA", "WEP", "nopass"], "WPA"),
      hidden: flag("Hidden network"),
    },
    [
      {
        options: { ssid: "mynetwork", password: "mypass-long" },
        output: "WIFI:T:WPA;S:mynetwork;P:mypass-long;;",
      },
      {
        options: { ssid: '"foo;bar\\baz"', security: "nopass" },
        output: 'WIFI:T:nopass;S:\\"foo\\;bar\\\\baz\\";;',
      },
    ],
  ),
  content(
    "contact",
    "vcard.write",
    "Write contact card",
    "Writes a contact as a vCard 3.0, for a QR code or a .vcf file.",
    {
      first: words("First name"),
      last: words("Last name"),
      phone: words("Phone"),
      email: words("Email"),
      company: words("Company"),
      title: words("Job title"),
      url: words("Website"),
      address: words("Address"),
    },
    [
      {
        options: { first: "Ada", last: "Lovelace", phone: "+44 20 7946 0000" },
        output:
          "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nTEL;TYPE=CELL:+442079460000\r\nEND:VCARD",
      },
    ],
  ),
  content(
    "upi",
    "upi.write",
    "Write UPI payment link",
    "Writes a UPI payment link, for a QR code that payment apps in India read.",
    {
      payee: words("UPI ID"),
      name: words("Payee name"),
      amount: words("Amount in ₹"),
      note: words("Note"),
    },
    [
      {
        options: { payee: "asha@okbank", name: "Asha R", amount: "499" },
        output: "upi://pay?pa=asha@okbank&pn=Asha%20R&am=499.00&cu=INR",
      },
    ],
  ),
];
