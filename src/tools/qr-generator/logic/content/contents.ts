import { of, type Content } from "./content.ts";
import { event } from "./event.ts";
import { coordinate, email, phone } from "./shared-fields.ts";
import {
  addressProblem,
  amountProblem,
  cardPart,
  line,
  lines,
  phoneOf,
  query,
  rupees,
  wifiPart,
} from "./writing.ts";

/** In the order of the list. */
export const contents: readonly Content[] = [
  {
    id: "wifi",
    name: "Wi-Fi",
    isSecret: true,
    fields: [
      { id: "ssid", label: "Network name", needed: true },
      {
        id: "security",
        label: "Security",
        kind: "choice",
        options: [
          ["WPA", "WPA, WPA2, WPA3"],
          ["WEP", "WEP"],
          ["nopass", "None"],
        ],
      },
      {
        id: "password",
        label: "Password",
        needed: ({ security = "WPA" }) => security !== "nopass",
        problem: (value, { security = "WPA" }) =>
          security === "WPA" && value.length < 8 ? "At least 8 characters for WPA" : "",
      },
      { id: "hidden", label: "Hidden network", kind: "switch" },
    ],
    write: (values) => {
      // Not trimmed: spaces at the ends may be part of a name or a password.
      const { ssid = "", security = "WPA", password = "", hidden } = values;
      const secret = security === "nopass" ? "" : `P:${wifiPart(password)};`;
      return `WIFI:T:${security};S:${wifiPart(ssid)};${secret}${hidden === "on" ? "H:true;" : ""};`;
    },
  },
  {
    id: "contact",
    name: "Contact",
    fields: [
      { id: "first", label: "First name", needed: true },
      { id: "last", label: "Last name" },
      phone,
      email,
      { id: "company", label: "Company" },
      { id: "title", label: "Job title" },
      {
        id: "url",
        label: "Website",
        placeholder: "https://example.com",
        problem: addressProblem,
      },
      { id: "address", label: "Address", kind: "lines" },
    ],
    write: (values) => {
      const [first, last] = [of(values, "first"), of(values, "last")];
      const [address, url] = [of(values, "address"), of(values, "url")];
      return lines(
        "BEGIN:VCARD",
        "VERSION:3.0",
        `N:${cardPart(last)};${cardPart(first)};;;`,
        line("FN", `${first} ${last}`.trim()),
        line("ORG", of(values, "company")),
        line("TITLE", of(values, "title")),
        line("TEL;TYPE=CELL", phoneOf(of(values, "phone"))),
        line("EMAIL", of(values, "email")),
        url === "" ? "" : `URL:${url}`, // RFC 2426 §3.6.8: an address is no text, and not escaped
        address === "" ? "" : `ADR:;;${cardPart(address)};;;;`,
        "END:VCARD",
      );
    },
  },
  {
    id: "email",
    name: "Email",
    fields: [
      { ...email, label: "To", needed: true },
      { id: "subject", label: "Subject" },
      { id: "body", label: "Message", kind: "lines" },
    ],
    write: (values) => {
      // RFC 6068: line breaks are %0D%0A.
      const body = of(values, "body").replace(/\r\n|\r|\n/g, "\r\n");
      const to = encodeURIComponent(of(values, "email")).replaceAll("%40", "@");
      return `mailto:${to}${query([
        ["subject", of(values, "subject")],
        ["body", body],
      ])}`;
    },
  },
  {
    id: "phone",
    name: "Phone call",
    fields: [{ ...phone, needed: true }],
    write: (values) => `tel:${phoneOf(of(values, "phone"))}`,
  },
  {
    id: "sms",
    name: "Text message",
    fields: [
      { ...phone, needed: true },
      { id: "message", label: "Message", kind: "lines" },
    ],
    write: (values) => `SMSTO:${phoneOf(of(values, "phone"))}:${of(values, "message")}`,
  },
  {
    id: "place",
    name: "Place",
    fields: [
      coordinate("latitude", "Latitude", "28.6129", 90),
      coordinate("longitude", "Longitude", "77.2295", 180),
    ],
    // RFC 5870 knows no plus sign.
    write: (values) =>
      `geo:${of(values, "latitude")},${of(values, "longitude")}`.replaceAll("+", ""),
  },
  event,
  {
    id: "upi",
    name: "UPI payment",
    fields: [
      {
        id: "payee",
        label: "UPI ID",
        placeholder: "name@bank",
        needed: true,
        problem: (value) =>
          /^[\w.-]{2,256}@[A-Za-z][A-Za-z\d.-]{1,63}$/.test(value) ? "" : "An ID such as name@bank",
      },
      { id: "name", label: "Payee name", needed: true },
      { id: "amount", label: "Amount in ₹", placeholder: "499.00", problem: amountProblem },
      { id: "note", label: "Note" },
    ],
    write: (values) => {
      const amount = of(values, "amount");
      // The ID keeps its “@”, which every payment app expects.
      return `upi://pay?pa=${of(values, "payee")}&${query([
        ["pn", of(values, "name")],
        ["am", amount === "" ? "" : rupees(amount).toFixed(2)],
        ["cu", "INR"],
        ["tn", of(values, "note")],
      ]).slice(1)}`;
    },
  },
];
