import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One thing that the browser sent, seen on the wire. */
export interface Sent {
  method: string; // "GET", or "CONNECT" for a tunnel: https and web sockets
  url: string; // "http://localhost:4173/games", "ipapi.co:443" for a tunnel
  headers: IncomingMessage["headers"];
  body: string;
}

export interface Recorder {
  port: number;
  sent: Sent[];
  close: () => Promise<void>;
}

/**
 * A proxy that writes down everything a browser sends. Only what goes to `origin` is passed on;
 * the rest of the world is answered here, so that a leak shows although there is no network.
 */
export async function startRecorder(origins: readonly string[]): Promise<Recorder> {
  const sent: Sent[] = [];
  const server = createServer(async (incoming, answer) => {
    const { method = "", url = "", headers } = incoming;
    const body = await readBody(incoming);
    sent.push({ method, url, headers, body: body.toString("latin1") });
    if (origins.some((origin) => url.startsWith(`${origin}/`))) passOn(incoming, body, answer);
    else answer.writeHead(200, { "access-control-allow-origin": "*" }).end();
  });
  server.on("connect", ({ url = "", headers }, socket) => {
    sent.push({ method: "CONNECT", url, headers, body: "" });
    socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    sent,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function passOn(incoming: IncomingMessage, body: Buffer, answer: ServerResponse): void {
  const { method, url = "", headers } = incoming;
  const onward = request(url, { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  onward.on("error", () => answer.destroy());
  onward.end(body);
}

/** The ways in which a secret could be written into a request. */
function disguises(secret: string): string[] {
  const bytes = Buffer.from(secret);
  // In Base64 a text looks different at each of three offsets; the ends depend on its neighbors.
  const base64 = [0, 1, 2].map((offset) =>
    Buffer.concat([Buffer.alloc(offset), bytes])
      .toString("base64")
      .replaceAll("=", "")
      .slice(offset + 2, -2),
  );
  const hex = bytes.toString("hex");
  const percent = hex.replaceAll(/../g, (byte) => `%${byte}`);
  const forms = [secret, ...base64, ...base64.map(urlSafe), hex, percent];
  return [...new Set(forms.map((form) => form.toLowerCase()))];
}

const urlSafe = (base64: string): string => base64.replaceAll("+", "-").replaceAll("/", "_");

/** What was sent that carries the secret, in any disguise. */
export const carrying = (secret: string, sent: readonly Sent[]): Sent[] => {
  const forms = disguises(secret);
  return sent.filter((one) => {
    const text = `${one.url}\n${JSON.stringify(one.headers)}\n${one.body}`.toLowerCase();
    return forms.some((form) => text.includes(form));
  });
};
