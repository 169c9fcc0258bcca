/** What the build tells the service worker. */
export interface OfflineList {
  /** Where the site is mounted: "/" or "/kit/". */
  base: string;
  /** The entry's file. A page that does not name it is from another build, or a hotel's log-in. */
  entry: string;
  /** Each page and the hash of its content: { "/games": "1f2e3d4c" }. */
  pages: Readonly<Record<string, string>>;
  /** Files to store at once, below the base. Names without a hash have one behind a "?". */
  files: readonly string[];
  /** Files to store when they are first used. */
  heavy: readonly string[];
}
