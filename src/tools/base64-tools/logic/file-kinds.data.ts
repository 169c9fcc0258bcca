/** What a file is, told from its first bytes and not from its name. */
export interface FileKind {
  name: string; // "PNG image"
  extension: string; // "png"
  mime: string; // "image/png"
}

/** A kind, and the bytes that give it away: hex, "??" for any byte, from `at` on. */
export const signatures: readonly (FileKind & { bytes: string; at?: number })[] = [
  { name: "PNG image", extension: "png", mime: "image/png", bytes: "89504e470d0a1a0a" },
  { name: "JPEG image", extension: "jpg", mime: "image/jpeg", bytes: "ffd8ff" },
  { name: "GIF image", extension: "gif", mime: "image/gif", bytes: "474946383?61" },
  { name: "WebP image", extension: "webp", mime: "image/webp", bytes: "52494646????????57454250" },
  { name: "AVIF image", extension: "avif", mime: "image/avif", bytes: "6674797061766966", at: 4 },
  { name: "HEIC image", extension: "heic", mime: "image/heic", bytes: "6674797068656963", at: 4 },
  { name: "icon", extension: "ico", mime: "image/x-icon", bytes: "00000100" },
  { name: "BMP image", extension: "bmp", mime: "image/bmp", bytes: "424d????????00000000" },
  { name: "TIFF image", extension: "tif", mime: "image/tiff", bytes: "49492a00" },
  { name: "TIFF image", extension: "tif", mime: "image/tiff", bytes: "4d4d002a" },
  { name: "PDF document", extension: "pdf", mime: "application/pdf", bytes: "255044462d" },
  { name: "ZIP archive", extension: "zip", mime: "application/zip", bytes: "504b0304" },
  { name: "gzip archive", extension: "gz", mime: "application/gzip", bytes: "1f8b08" },
  {
    name: "bzip2 archive",
    extension: "bz2",
    mime: "application/x-bzip2",
    bytes: "425a683?314159265359",
  },
  { name: "XZ archive", extension: "xz", mime: "application/x-xz", bytes: "fd377a585a00" },
  { name: "Zstandard archive", extension: "zst", mime: "application/zstd", bytes: "28b52ffd" },
  {
    name: "7-Zip archive",
    extension: "7z",
    mime: "application/x-7z-compressed",
    bytes: "377abcaf271c",
  },
  { name: "RAR archive", extension: "rar", mime: "application/vnd.rar", bytes: "526172211a07" },
  {
    name: "tar archive",
    extension: "tar",
    mime: "application/x-tar",
    bytes: "7573746172",
    at: 257,
  },
  { name: "MP3 audio", extension: "mp3", mime: "audio/mpeg", bytes: "494433" },
  { name: "WAV audio", extension: "wav", mime: "audio/wav", bytes: "52494646????????57415645" },
  { name: "Ogg audio", extension: "ogg", mime: "audio/ogg", bytes: "4f676753" },
  { name: "FLAC audio", extension: "flac", mime: "audio/flac", bytes: "664c6143" },
  { name: "MP4 video", extension: "mp4", mime: "video/mp4", bytes: "66747970", at: 4 },
  { name: "WebM video", extension: "webm", mime: "video/webm", bytes: "1a45dfa3" },
  { name: "WOFF font", extension: "woff", mime: "font/woff", bytes: "774f4646" },
  { name: "WOFF2 font", extension: "woff2", mime: "font/woff2", bytes: "774f4632" },
  { name: "OpenType font", extension: "otf", mime: "font/otf", bytes: "4f54544f" },
  { name: "TrueType font", extension: "ttf", mime: "font/ttf", bytes: "0001000000" },
  { name: "WebAssembly module", extension: "wasm", mime: "application/wasm", bytes: "0061736d" },
  {
    name: "SQLite database",
    extension: "sqlite",
    mime: "application/vnd.sqlite3",
    bytes: "53514c69746520666f726d6174203300",
  },
  { name: "Linux program", extension: "elf", mime: "application/octet-stream", bytes: "7f454c46" },
  {
    name: "Windows program",
    extension: "exe",
    mime: "application/vnd.microsoft.portable-executable",
    bytes: "4d5a??00",
  },
];
