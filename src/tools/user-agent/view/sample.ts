/** Strings that people ask about, to try. */
export const samples = [
  {
    id: "edge",
    name: "Edge on Windows",
    text: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.68",
  },
  {
    id: "iphone",
    name: "Safari on an iPhone",
    text: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  },
  {
    id: "samsung",
    name: "Samsung Browser",
    text: "Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
  },
  {
    id: "instagram",
    name: "Inside Instagram",
    text: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21E236 Instagram 327.1.0.31.93 (iPhone14,5; iOS 17_4_1; en_US; en; scale=3.00; 1170x2532; 590370430)",
  },
  {
    id: "googlebot",
    name: "Googlebot for images",
    text: "Googlebot-Image/1.0",
  },
  { id: "curl", name: "curl", text: "curl/8.8.0" },
] as const;
