/** The EXIF data of a JPEG is its APP1 segment: when and where it was taken, and its orientation. */
const EXIF = "Exif\0\0";
const ORIENTATION = 0x0112;
const START_OF_SCAN = 0xda;
const SEGMENT_HEAD = 4;
const TIFF_AT = SEGMENT_HEAD + EXIF.length;

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array) {
  return new DataView(buffer, byteOffset, byteLength);
}

function isExif(jpeg: Uint8Array, at: number) {
  return [...EXIF].every(
    (letter, index) => jpeg[at + SEGMENT_HEAD + index] === letter.charCodeAt(0),
  );
}

/** A copy of the EXIF segment from the first bytes of a JPEG, or `null` if it is not there in full. */
export function exifSegment(jpeg: Uint8Array) {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return null;
  const view = viewOf(jpeg);
  for (let at = 2; at + SEGMENT_HEAD <= jpeg.length; ) {
    const marker = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== 0xff || marker === START_OF_SCAN) return null;
    const end = at + 2 + view.getUint16(at + 2);
    if (marker === 0xe1 && isExif(jpeg, at)) return end <= jpeg.length ? jpeg.slice(at, end) : null;
    at = end;
  }
  return null;
}

/** A copy of the segment with orientation 1, for pixels that were rotated already. */
export function uprightSegment(segment: Uint8Array) {
  const upright = segment.slice();
  const view = viewOf(upright);
  try {
    const isLittle = view.getUint16(TIFF_AT) === 0x4949;
    const entries = TIFF_AT + view.getUint32(TIFF_AT + 4, isLittle);
    for (let entry = 0; entry < view.getUint16(entries, isLittle); entry++) {
      const at = entries + 2 + entry * 12;
      if (view.getUint16(at, isLittle) === ORIENTATION) view.setUint16(at + 8, 1, isLittle);
    }
  } catch {
    // A segment that points beyond its end has no orientation.
  }
  return upright;
}

/** The parts of the JPEG with the segment inserted, for a `Blob`. */
export function withSegment(jpeg: Uint8Array<ArrayBuffer>, segment: Uint8Array<ArrayBuffer>) {
  return [jpeg.subarray(0, 2), segment, jpeg.subarray(2)];
}
