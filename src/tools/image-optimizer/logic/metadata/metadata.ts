/** What a file says besides its pixels, apart from how that file stores it. */
export interface Metadata {
  exif: Uint8Array | null; // begins with "II" or "MM"
  xmp: Uint8Array | null;
  profile: Uint8Array | null; // of its colors (ICC)
}

export const noMetadata: Metadata = { exif: null, xmp: null, profile: null };

/** What stands before each kind in a segment of a JPEG. */
export const jpegMarks = {
  exif: "Exif\0\0",
  xmp: "http://ns.adobe.com/xap/1.0/\0",
  profile: "ICC_PROFILE\0",
};

/** The name of an XMP packet among the texts of a PNG. */
export const pngXmpName = "XML:com.adobe.xmp";
