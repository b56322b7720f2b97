/** An APP1 segment that holds nothing but the EXIF orientation (1 to 8). Big endian. */
function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.from(
    'ffe100224578696600004d4d002a00000008000101120003000000010001000000000000',
    'hex',
  );
  segment.writeUInt16BE(orientation, 28);
  return segment;
}

function readOrientation(segment: Buffer): number {
  if (segment.subarray(4, 10).toString('latin1') !== 'Exif\0\0') return 1;
  const tiff = segment.subarray(10);
  const isLittle = tiff.subarray(0, 2).toString('latin1') === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const first = long(4);
    for (let entry = 0; entry < short(first); entry += 1) {
      const at = first + 2 + entry * 12;
      if (short(at) === 0x0112) return Math.min(Math.max(short(at + 8), 1), 8);
    }
  } catch {
    // The segment is cut off: shown without turning.
  }
  return 1;
}

/** Where the marker after a scan stands: in the scan itself each 0xff is followed by 0 or a restart. */
function endOfScan(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return jpeg.length;
}

const endOfPicture = Buffer.from([0xff, 0xd9]);

/**
 * Removes what the camera wrote about place, time and owner, but keeps which way is up. What stands behind the picture
 * goes too: phones put a second picture or a film there, with the same facts. Returns anything that is not a JPEG
 * unchanged.
 */
export function withoutMetadata(jpeg: Buffer): Buffer {
  if (jpeg.length < 4 || jpeg.readUInt16BE(0) !== 0xffd8) return jpeg;
  const segments: Buffer[] = [jpeg.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === 0xd9) break;
    // Markers may have any number of these before them.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isScan = marker === 0xda;
    const head = at + 2 + jpeg.readUInt16BE(at + 2);
    const end = isScan ? endOfScan(jpeg, head) : head;
    const segment = jpeg.subarray(at, end);
    if (marker === 0xe1 && orientation === 1) orientation = readOrientation(segment);
    // APP0 (JFIF) and APP14 (Adobe) say how colors are stored; the other APPn and comments are about the photo.
    const isMetadata = (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;
    if (!isMetadata) segments.push(segment);
    at = end;
  }
  segments.push(endOfPicture);
  if (orientation !== 1) segments.splice(1, 0, orientationSegment(orientation));
  return Buffer.concat(segments);
}
