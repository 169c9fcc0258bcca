import type { Row } from "./rows.data.ts";

/** Programs that visit by themselves, by what they come for. The first mark that is found wins. */
export const botKinds: readonly (readonly [kind: string, marks: readonly Row[]])[] = [
  [
    "AI",
    [
      ["GPTBot", /GPTBot\/([\d.]+)/],
      ["ChatGPT", /ChatGPT-User\/?([\d.]+)?/],
      ["OpenAI search", /OAI-SearchBot\/([\d.]+)/],
      ["ClaudeBot", /ClaudeBot\/([\d.]+)/],
      ["Claude", /Claude-(?:User|SearchBot|Web)\/?([\d.]+)?/],
      ["PerplexityBot", /Perplexity(?:Bot|-User)\/([\d.]+)/],
      ["Meta AI", /meta-external(?:agent|fetcher)\/([\d.]+)/i],
      ["Bytespider", /Bytespider/],
      ["Common Crawl", /CCBot\/([\d.]+)/],
      ["Amazonbot", /Amazonbot\/([\d.]+)/],
    ],
  ],
  [
    "search engine",
    [
      ["Googlebot", /Googlebot(?:-\w+)?\/?([\d.]+)?/],
      ["Google", /AdsBot-Google|Mediapartners-Google|Google-InspectionTool|Storebot-Google/],
      ["Bingbot", /bingbot\/([\d.]+)/i],
      ["DuckDuckBot", /DuckDuckBot(?:-\w+)?\/?([\d.]+)?/],
      ["YandexBot", /Yandex\w*Bot\/([\d.]+)|YandexImages/],
      ["Baiduspider", /Baiduspider(?:-\w+)?\/?([\d.]+)?/],
      ["Applebot", /Applebot\/([\d.]+)/],
      ["Yahoo", /Yahoo! Slurp/],
      ["PetalBot", /PetalBot/],
      ["Sogou", /Sogou \w+ spider/],
    ],
  ],
  [
    "link preview",
    [
      ["facebookexternalhit", /facebookexternalhit\/([\d.]+)/],
      ["Twitterbot", /Twitterbot\/([\d.]+)/],
      ["LinkedInBot", /LinkedInBot\/([\d.]+)/],
      ["Slackbot", /Slackbot(?:-\w+)?[ /]?([\d.]+)?/],
      ["Discordbot", /Discordbot\/([\d.]+)/],
      ["TelegramBot", /TelegramBot/],
      ["SkypeUriPreview", /SkypeUriPreview/],
      ["Redditbot", /redditbot\/([\d.]+)/i],
      ["WhatsApp", /^WhatsApp\/([\d.]+)/],
      ["Pinterestbot", /Pinterest(?:bot)?\/([\d.]+)/],
    ],
  ],
  [
    "site audit",
    [
      ["AhrefsBot", /Ahrefs(?:Bot|SiteAudit)\/([\d.]+)/],
      ["SemrushBot", /SemrushBot(?:-\w+)?\/?([\d.~a-z]+)?/],
      ["MJ12bot", /MJ12bot\/v?([\d.]+)/],
      ["Lighthouse", /Chrome-Lighthouse/],
      ["UptimeRobot", /UptimeRobot\/([\d.]+)/],
      ["Pingdom", /Pingdom/],
      ["Internet Archive", /archive\.org_bot/],
    ],
  ],
  [
    "library of an app",
    [
      ["CFNetwork", /\bCFNetwork\/([\d.]+)/],
      ["OkHttp", /\bokhttp\/([\d.]+)/],
      ["Dalvik", /^Dalvik\/([\d.]+)/],
    ],
  ],
  [
    "program",
    [
      ["curl", /^curl\/([\d.]+)/],
      ["Wget", /^Wget\/([\d.]+)/],
      ["Python requests", /python-requests\/([\d.]+)/],
      ["Python", /Python-urllib\/([\d.]+)|aiohttp\/([\d.]+)|python-httpx\/([\d.]+)/],
      ["Go", /^Go-http-client\/([\d.]+)/],
      ["Postman", /PostmanRuntime\/([\d.]+)/],
      ["axios", /^axios\/([\d.]+)/],
      ["Node.js", /^node(?:-fetch)?(?:\/([\d.]+))?/],
      ["Java", /^Java\/([\d._]+)|Apache-HttpClient\/([\d.]+)/],
      ["Perl", /libwww-perl\/([\d.]+)/],
      ["Headless Chrome", /HeadlessChrome\/([\d.]+)/],
      ["PhantomJS", /PhantomJS\/([\d.]+)/],
    ],
  ],
];

/** Whoever else calls itself one. Cubot is a maker of phones. */
export const anyBot = /([\w.-]*(?:(?<!cu)bot|crawler|spider))(?![a-z])(?:\/([\d.]+))?/i;
