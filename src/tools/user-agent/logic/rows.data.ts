/** A name, and how a string shows it. What the first group holds is the version. */
export type Row = readonly [name: string, mark: RegExp];

/** Spec §9: browser order: Firefox, Samsung Browser, Opera, Trident (Internet Explorer), … */
export const browserRows: readonly Row[] = [
  ["Firefox", /(?:Firefox|FxiOS)(?:-[\d.]+)?(?:\/([\d.]+))?/],
  ["Samsung Browser", /SamsungBrowser(?:\/([\d.]+))?/],
  ["Opera", /\b(?:OPR|OPX|OPT|OPiOS|Opera)\b(?:[/ ]([\d.]+))?/],
  ["Internet Explorer", /\b(?:Trident|MSIE)\b(?:[/ ]([\d.]+))?/],
  ["Edge", /\bEdg(?:e|A|iOS)?\/([\d.]+)/],
  ["Chrome", /(?:Chrome|CriOS|Chromium)(?:\/([\d.]+))?/],
  ["Safari", /(?:Version\/([\d.]+).*)?\bSafari\b/],
];

/** Spec §9: OS: Windows 10/11, 8.1, 8, 7, Vista, XP, macOS variants, iOS (iPhone), … */
export const systemRows: readonly Row[] = [
  ["Windows 10/11", /Windows NT 10\.0/],
  ["Windows 8.1", /Windows NT 6\.3/],
  ["Windows 8", /Windows NT 6\.2/],
  ["Windows 7", /Windows NT 6\.1/],
  ["Windows Vista", /Windows NT 6\.0/],
  ["Windows XP", /Windows NT 5\.[12]|Windows XP/],
  // Apple renamed it twice: after 10.7 and after 10.11. One without a version is an early one.
  ["Mac OS X", /Macintosh.*Mac OS X(?: 10[._][0-7](?!\d)|(?! \d))/],
  ["OS X", /Macintosh.*Mac OS X 10[._](?:[89]|1[01])(?!\d)/],
  ["macOS", /Macintosh.*Mac OS X/],
  ["Mac OS", /Macintosh|Mac_PowerPC/],
  // Early iPads said “iPhone OS” too.
  ["iOS", /^(?!.*iPad).*(?:iPhone|iPod)/],
  ["iPadOS", /iPad/],
  // UC Browser shortens it.
  ["Android", /Android|\bAdr \d/],
  ["Linux", /Linux/],
];

/** Spec §9: Device: iPhone, iPad, Android Device, Mobile Device, else Desktop. */
export const deviceRows: readonly Row[] = [
  ["iPhone", /^(?!.*(?:iPad|iPod)).*iPhone/],
  ["iPad", /iPad/],
  ["Android Device", /Android|\bAdr \d/],
  [
    "Mobile Device",
    /Mobi|iPod|BlackBerry|BB10|PlayBook|Opera Mini|IEMobile|Kindle|Symbian|Series[46]0|\bwebOS\b|J2ME|KAIOS|Windows CE/i,
  ],
];

/** Browsers beyond the spec's list, or behind its answer. The first wins. */
export const exactBrowsers: readonly Row[] = [
  ["SeaMonkey", /SeaMonkey\/([\d.]+)/i],
  ["Waterfox", /Waterfox\/([\d.]+)/],
  ["Pale Moon", /PaleMoon\/([\d.]+)/],
  ["Camino", /Camino\/([\d.]+)/],
  ["IceCat", /IceCat\/([\d.]+)/i],
  ["Firefox Focus", /(?:Focus|Klar)\/([\d.]+)/],
  // UCWEB is the version of its protocol where both are named.
  ["UC Browser", /UC ?Browser\/?([\d.]+)/],
  ["UC Browser", /\bU(?:CWEB|Browser)\/?([\d.]+)/],
  ["Opera Mini", /Opera Mini\/([\d.]+)/],
  ["Opera GX", /OPX\/([\d.]+)/],
  ["Opera Touch", /OPT\/([\d.]+)/],
  ["Opera", /(?:OPR|OPiOS)\/([\d.]+)/],
  ["Opera", /Opera.*Version\/([\d.]+)/],
  ["Opera", /Opera[/ ]([\d.]+)/],
  ["Internet Explorer Mobile", /IEMobile[/ ]([\d.]+)/],
  ["Vivaldi", /Vivaldi\/([\d.]+)/],
  ["Yandex Browser", /YaBrowser\/([\d.]+)/],
  ["Brave", /Brave(?:\/([\d.]+))?/],
  ["DuckDuckGo", /(?:Ddg|DuckDuckGo)\/([\d.]+)/],
  ["Mi Browser", /MiuiBrowser\/([\d.]+)/],
  ["Huawei Browser", /HuaweiBrowser\/([\d.]+)/],
  ["QQ Browser", /M?QQBrowser\/([\d.]+)/],
  ["Whale", /Whale\/([\d.]+)/],
  ["Silk", /Silk\/([\d.]+)/],
  ["Cốc Cốc", /coc_coc_browser\/([\d.]+)/],
  ["Maxthon", /Maxthon[/ ]?([\d.]+)?/],
  ["Puffin", /Puffin\/([\d.]+)/],
  ["Ecosia", /Ecosia \w+@([\d.]+)/],
  ["Electron app", /Electron\/([\d.]+)/],
  ["Headless Chrome", /HeadlessChrome\/([\d.]+)/],
  ["Chromium", /Chromium\/([\d.]+)/],
  ["Konqueror", /konqueror\/([\d.]+)/i],
  ["GNOME Web", /Epiphany\/([\d.]+)/],
  ["NetFront", /NetFront\/([\d.]+)/],
  ["PhantomJS", /PhantomJS\/([\d.]+)/],
  ["Lynx", /^Lynx\/([\d.]+)/],
  ["Android Browser", /Android(?!.*Chrome).*Version\/([\d.]+).*Safari/],
];

/** Systems that the spec's list does not have, or does not tell apart. The first wins. */
export const exactSystems: readonly Row[] = [
  ["Windows Phone", /Windows Phone(?: OS)? ([\d.]+)/],
  ["Xbox", /Xbox (One|Series \w)/],
  ["Xbox", /Xbox/],
  ["Windows 2000", /Windows NT 5\.0|Windows 2000/],
  ["Windows Me", /Win 9x 4\.90|Windows ME/],
  ["Windows 98", /Windows 98|Win98/],
  ["Windows 95", /Windows 95|Win95/],
  ["Windows CE", /Windows CE/],
  ["iOS", /(?:iPhone|iPod|iPad).*?OS (\d+(?:[._]\d+)*)/],
  ["ChromeOS", /CrOS \S+ ([\d.]+)/],
  ["KaiOS", /KAIOS\/([\d.]+)/i],
  ["Firefox OS", /\((?:Mobile|Tablet);.*Gecko.*Firefox/],
  ["Tizen", /Tizen[/ ]?([\d.]+)?/],
  ["webOS", /Web0S|(?:web|hpw)OS\/([\d.]+)/],
  ["HarmonyOS", /HarmonyOS(?: ([\d.]+))?|OpenHarmony/],
  ["Fire OS", /\bSilk\//],
  ["BlackBerry", /(?:BlackBerry|BB10)(?:.*Version\/([\d.]+))?/],
  ["Symbian", /Symbian(?:OS)?(?:\/([\d.]+))?|Series60/],
  ["PlayStation", /PlayStation (?:Vita )?([\d.]+)?/i],
  ["Nintendo", /Nintendo (\w+)/],
  ["Android", /(?:Android|\bAdr) (\d[\d.]*)/],
  ["macOS", /Mac OS X (\d+(?:[._]\d+)*)/],
  ["Windows NT", /Windows NT ([\d.]+)/],
  ["Ubuntu", /Ubuntu(?:\/([\d.]+))?/],
  ["Fedora", /Fedora(?:\/([\d.]+))?/],
  ["FreeBSD", /FreeBSD/],
  ["OpenBSD", /OpenBSD/],
  ["NetBSD", /NetBSD/],
  ["Haiku", /Haiku/],
  ["Solaris", /SunOS/],
  ["Darwin", /\bDarwin\/([\d.]+)/],
];

/** What kind of thing it is, where the string says so. The first wins. */
export const forms: readonly Row[] = [
  ["TV", /SmartTV|SMART-TV|Smart TV|Android TV|GoogleTV|AppleTV|BRAVIA|CrKey|Web0S|HbbTV|\bAFT\w+/],
  ["Console", /PlayStation|Xbox|Nintendo/i],
  ["E-reader", /Kindle\/|Kobo/],
  ["Headset", /OculusBrowser|\bQuest\b/],
  ["Watch", /Watch OS|Wear OS|SM-R\d{3}/],
  // Only browsers leave “Mobile” out on purpose: an app's own string never has it.
  ["Tablet", /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|^(?:Mozilla|Opera)\b.*Android(?!.*Mobi)/],
  ["Phone", /iPhone|Mobi|IEMobile|Opera Mini|BlackBerry|BB10|J2ME|Symbian|Series[46]0|KAIOS/i],
  ["Media player", /iPod/],
];

/** Browsers inside of apps. */
export const appRows: readonly Row[] = [
  ["Messenger", /FBAN\/Messenger|FB_IAB\/Orca/],
  ["Facebook", /FBA[NV]\/|FB_IAB/],
  ["Instagram", /Instagram ([\d.]+)?/],
  ["Threads", /Barcelona ([\d.]+)/],
  ["TikTok", /musical_ly|BytedanceWebview|TikTok/],
  ["Snapchat", /Snapchat\/([\d.]+)/],
  ["X", /Twitter for \w+|TwitterAndroid/],
  ["LinkedIn", /LinkedInApp(?:\/([\d.]+))?/],
  ["Pinterest", /\[Pinterest\//],
  ["LINE", /\bLine\/([\d.]+)/],
  ["WeChat", /MicroMessenger\/([\d.]+)/],
  ["Alipay", /AlipayClient\/([\d.]+)/],
  ["KakaoTalk", /KAKAOTALK (?:BUIP )?([\d.]+)/],
  ["Google app", /GSA\/([\d.]+)/],
  ["Telegram", /Telegram-Android\/([\d.]+)/],
  ["Android WebView", /; wv\)/],
  ["iOS web view", /\((?:iPhone|iPad|iPod).*AppleWebKit(?!.*Safari)/],
];

/** What draws the pages. Every browser on iOS has to use WebKit. The first wins. */
export const engineRows: readonly Row[] = [
  ["WebKit", /(?:\(iPhone|\(iPad|\(iPod).*AppleWebKit\/([\d.]+)/],
  ["EdgeHTML", /Edge\/(\d+\.\d+)/],
  ["Trident", /Trident\/([\d.]+)/],
  ["Trident", /MSIE /],
  ["Presto", /Presto\/([\d.]+)/],
  ["Goanna", /Goanna\/([\d.]+)/],
  // Chrome 28 was the first with Blink.
  ["Blink", /Chrom(?:e|ium)\/((?:2[89]|[3-9]\d|\d{3,})[\d.]*)/],
  ["WebKit", /AppleWebKit\/([\d.]+)/],
  ["KHTML", /KHTML\/([\d.]+)/],
  ["Gecko", /rv:([\d.]+).*Gecko\//],
  ["Gecko", /Gecko\/([\d.]+)/],
];

/** “Intel” on a Mac says nothing: Apple's own chips send it too. */
export const processorRows: readonly Row[] = [
  ["64-bit x86, 32-bit browser", /WOW64/],
  ["64-bit ARM", /aarch64|arm64/i],
  ["32-bit ARM", /armv\d\w*|; ARM\b/],
  ["64-bit x86", /x86_64|Win64; x64|amd64|x86-64/i],
  ["32-bit x86", /\bi[3-6]86\b/],
  ["PowerPC", /PPC|Mac_PowerPC/],
];
