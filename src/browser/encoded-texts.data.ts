/** Texts as Python's codecs write them: language, encoding, bytes in Base64, text. */
export const encodedTexts = [
  [
    "German",
    "windows-1252",
    "TfxsbGVyLCBTdHJh32UsIEv2bG46IIRHcvbfZZMg/GJlciDEcGZlbA==",
    "Müller, Straße, Köln: „Größe“ über Äpfel",
  ],
  [
    "French",
    "windows-1252",
    "TJLpdOkgZGVybmllciwg4CBCZXNhbudvbiwgbGUgZ2Fy529uIGEgbWFuZ+kgZGVzIGNy6nBlcy4=",
    "L’été dernier, à Besançon, le garçon a mangé des crêpes.",
  ],
  [
    "Spanish",
    "windows-1252",
    "RWwgbmnxbyBjb21p8yBwafFhIGVuIGxhIG1vbnRh8WEuIL9RdekgcGFz8z8=",
    "El niño comió piña en la montaña. ¿Qué pasó?",
  ],
  [
    "Polish",
    "windows-1250",
    "RHppZfEgZG9icnksIHByb3N66iBwYfFzdHdhLiCPbGUgc2nqIGR6aZwgY3p1auosIHdp6mMgem9zdGFu6iB3IGRvbXUu",
    "Dzień dobry, proszę państwa. Źle się dziś czuję, więc zostanę w domu.",
  ],
  [
    "Polish",
    "iso-8859-2",
    "RHppZfEgZG9icnksIHByb3N66iBwYfFzdHdhLiCsbGUgc2nqIGR6abYgY3p1auosIHdp6mMgem9zdGFu6iB3IGRvbXUu",
    "Dzień dobry, proszę państwa. Źle się dziś czuję, więc zostanę w domu.",
  ],
  [
    "Russian",
    "windows-1251",
    "wiDt4Pfg6+Ug6P7r/ywg4iD38OXn4vv34Ont7iDm4PDq7uUg4vDl7P8sIO/u5CDi5ffl8CDu5OjtIOzu6+7k7ukg9+Xr7uLl6iDi+/jl6yDt4CDz6+j28y4=",
    "В начале июля, в чрезвычайно жаркое время, под вечер один молодой человек вышел на улицу.",
  ],
  [
    "Russian",
    "koi8-r",
    "9yDOwd7BzMUgycDM0Swg1yDe0sXa19newcrOzyDWwdLLz8Ug19LFzdEsINDPxCDXxd7F0iDPxMnOIM3PzM/Ez8og3sXMz9fFyyDX2dvFzCDOwSDVzMnD1S4=",
    "В начале июля, в чрезвычайно жаркое время, под вечер один молодой человек вышел на улицу.",
  ],
  [
    "Greek",
    "iso-8859-7",
    "0/Tn7SDh8ffeIN704e0g7yDr/OPv8iDq4ekg7yDr/OPv8iDe9OHtIOzlIPTv7SDc7ejx+fDvLg==",
    "Στην αρχή ήταν ο λόγος και ο λόγος ήταν με τον άνθρωπο.",
  ],
  [
    "Japanese",
    "shift_jis",
    "k/qWe4zqgsyVto/NgvCCsYKxgsmPkYKrgtyCt4FCg2WDWINngsWCt4FC",
    "日本語の文章をここに書きます。テストです。",
  ],
  [
    "Japanese",
    "euc-jp",
    "xvzL3LjspM7KuL7PpPKks6SzpMu98aStpN6kuaGjpcaluaXIpMekuaGj",
    "日本語の文章をここに書きます。テストです。",
  ],
  [
    "Japanese",
    "iso-2022-jp",
    "GyRCRnxLXDhsJE5KOD5PJHIkMyQzJEs9cSQtJF4kOSEjGyhC",
    "日本語の文章をここに書きます。",
  ],
  [
    "Chinese",
    "gb18030",
    "1eLKx9K7uPay4srUzsS8/qOssPy6rNbQzsTX1rf7oaM=",
    "这是一个测试文件，包含中文字符。",
  ],
  [
    "Chinese",
    "big5",
    "s2+sT6RArdO0+rjVwMmu16FBpV2ndKSkpOWmcqS4oUM=",
    "這是一個測試檔案，包含中文字元。",
  ],
  [
    "Korean",
    "euc-kr",
    "wMywzcC6IMfRsbm+7rfOILXIIL3Dx+ggxsTAz8DUtM+02S4=",
    "이것은 한국어로 된 시험 파일입니다.",
  ],
  [
    "English",
    "utf-16le",
    "UABsAGEAaQBuACAAdABlAHgAdAAsACAAcwBhAHYAZQBkACAAdwBpAHQAaABvAHUAdAAgAGEAIABtAGEAcgBrAC4A",
    "Plain text, saved without a mark.",
  ],
  [
    "English",
    "utf-16be",
    "AFAAbABhAGkAbgAgAHQAZQB4AHQALAAgAHMAYQB2AGUAZAAgAHcAaQB0AGgAbwB1AHQAIABhACAAbQBhAHIAawAu",
    "Plain text, saved without a mark.",
  ],
] as const;
