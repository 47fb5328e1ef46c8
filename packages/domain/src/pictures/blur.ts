import { parsePicturePath } from './picture-path.ts';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const blurRows = 3;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const wideFrom = 1.5;

/** Number of columns of the placeholder for a picture of this shape. */
export function blurColumns(width: number, height: number): 3 | 4 {
  return width >= height * wideFrom ? 4 : 3;
}

/** Colours in rows from the top left; with four bits per channel, a colour is two base64url characters. */
export function encodeBlur(colours: readonly Rgb[]): string {
  return colours.map(encodeColour).join('');
}

/**
 * The placeholder as a data URI: a bitmap of 3×3 or 4×3 pixels, which browsers smooth when they stretch it. BMP, since
 * a few lines can write it without compression.
 */
export function blurDataUri(path: string): string | undefined {
  const colours = decodeBlur(parsePicturePath(path)?.blur ?? '');
  if (colours.length === 0) return undefined;
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bitmap(colours)))}`;
}

function encodeColour([red, green, blue]: Rgb): string {
  const bits = (fourBits(red) << 8) | (fourBits(green) << 4) | fourBits(blue);
  return alphabet.charAt(bits >> 6) + alphabet.charAt(bits & 63);
}

function fourBits(channel: number): number {
  return Math.round(Math.min(255, Math.max(0, channel)) / 17);
}

function decodeBlur(blur: string): Rgb[] {
  const pairs = blur.match(/../g) ?? [];
  return pairs.map((pair) => {
    const bits = (alphabet.indexOf(pair.charAt(0)) << 6) | alphabet.indexOf(pair.charAt(1));
    return [(bits >> 8) * 17, ((bits >> 4) & 15) * 17, (bits & 15) * 17];
  });
}

function bitmap(colours: readonly Rgb[]): Uint8Array {
  const headerBytes = 54;
  const columns = colours.length / blurRows;
  const rowBytes = Math.ceil((columns * 3) / 4) * 4;
  const bytes = new Uint8Array(headerBytes + rowBytes * blurRows);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0x424d); // "BM"
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, headerBytes, true);
  view.setUint32(14, 40, true); // the size of the header that starts here
  view.setUint32(18, columns, true);
  view.setUint32(22, blurRows, true);
  view.setUint16(26, 1, true); // planes
  view.setUint16(28, 24, true); // bits a pixel
  view.setUint32(34, rowBytes * blurRows, true);
  colours.forEach(([red, green, blue], index) => {
    // Bitmaps store rows bottom-up and channels in BGR order.
    const row = blurRows - 1 - Math.floor(index / columns);
    bytes.set([blue, green, red], headerBytes + row * rowBytes + (index % columns) * 3);
  });
  return bytes;
}
