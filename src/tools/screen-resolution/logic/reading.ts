/** What a browser says of its screen and its window, as it says it. Lengths are in CSS pixels. */
export interface Reading {
  width: number; // 1536
  height: number;
  availWidth: number; // without the system's bars
  availHeight: number;
  viewportWidth: number; // what a page gets
  viewportHeight: number;
  windowWidth: number; // with the browser's own frame
  pixelRatio: number; // 1.25
  colorDepth: number; // 24
  orientationType: string; // "landscape-primary"; "" where the browser does not say
  orientationAngle: number;
  hasMoreScreens: boolean | null; // null where the browser does not say
  touchPoints: number;
  isPortrait: boolean;
  hasSrgb: boolean;
  hasP3: boolean;
  hasRec2020: boolean;
  isHdr: boolean;
  hasFinePointer: boolean;
  hasCoarsePointer: boolean;
  canHover: boolean;
  prefersDark: boolean;
  prefersLessMotion: boolean;
  prefersMoreContrast: boolean;
  forcesColors: boolean;
  prefersLessTransparency: boolean;
}
