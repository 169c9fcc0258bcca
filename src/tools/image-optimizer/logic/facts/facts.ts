export type ImageKind =
  | "jpeg"
  | "png"
  | "webp"
  | "avif"
  | "gif"
  | "bmp"
  | "ico"
  | "tiff"
  | "heic"
  | "jxl"
  | "svg";

/** What a file says of its picture, before anything is decoded. */
export interface ImageFacts {
  kind: ImageKind;
  width: number; // 0 when the header does not say
  height: number;
  isTurned: boolean; // the pixels lie otherwise than they are shown
  isAnimated: boolean;
  isCutOff: boolean; // its end is missing
  hasAlpha: boolean;
  hasLocation: boolean;
  hasMetadata: boolean;
  hasProfile: boolean; // of colors other than sRGB
}

export const plainFacts = (kind: ImageKind): ImageFacts => ({
  kind,
  width: 0,
  height: 0,
  isTurned: false,
  isAnimated: false,
  isCutOff: false,
  hasAlpha: false,
  hasLocation: false,
  hasMetadata: false,
  hasProfile: false,
});
