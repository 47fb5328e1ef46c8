import type { Sprite } from './sprite.ts';

/** A picture in progress: RGBA with premultiplied alpha, so that layers simply add up. */
export interface Canvas {
  data: Uint8Array;
  width: number;
  height: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Writes the coverage of row `y` of a box to `row`: by rows, since calls per pixel would be too many. */
export type RowCoverage = (y: number, row: Int32Array) => void;

/** Full coverage. Blending uses integers, which takes a third of the time of floating-point numbers. */
export const FULL = 1 << 16;
const HALF = FULL / 2;
/** A lower coverage changes no byte. */
const FAINTEST = 128;

/** Draws a sprite over the canvas, clipped at its edges. */
export function compositeOver(canvas: Canvas, sprite: Sprite, left: number, top: number): void {
  const visible = clipBox(canvas, { left, top, width: sprite.width, height: sprite.height });
  for (let y = visible.top; y < visible.top + visible.height; y++) {
    let from = ((y - top) * sprite.width + visible.left - left) * 4;
    let to = (y * canvas.width + visible.left) * 4;
    for (let x = 0; x < visible.width; x++, from += 4, to += 4) {
      const share = (sprite.data[from + 3] ?? 0) * 257;
      if (share === 0) continue;
      blend(canvas.data, to, share, sprite.data[from] ?? 0, sprite.data[from + 1] ?? 0, sprite.data[from + 2] ?? 0);
    }
  }
}

/** Tints a box of the canvas with one colour, weighted by `coverage`. */
export function tintOver(canvas: Canvas, tint: string, box: Box, coverage: RowCoverage): void {
  const [red = 0, green = 0, blue = 0] = Buffer.from(tint.slice(1), 'hex');
  const visible = clipBox(canvas, box);
  const row = new Int32Array(box.width);
  for (let y = visible.top; y < visible.top + visible.height; y++) {
    coverage(y - box.top, row);
    let to = (y * canvas.width + visible.left) * 4;
    for (let x = visible.left - box.left; x < visible.left - box.left + visible.width; x++, to += 4) {
      const share = row[x] ?? 0;
      if (share > FAINTEST) blend(canvas.data, to, share, red, green, blue);
    }
  }
}

function blend(data: Uint8Array, at: number, share: number, red: number, green: number, blue: number): void {
  const oldRed = data[at] ?? 0;
  const oldGreen = data[at + 1] ?? 0;
  const oldBlue = data[at + 2] ?? 0;
  const oldAlpha = data[at + 3] ?? 0;
  data[at] = oldRed + (((red - oldRed) * share + HALF) >> 16);
  data[at + 1] = oldGreen + (((green - oldGreen) * share + HALF) >> 16);
  data[at + 2] = oldBlue + (((blue - oldBlue) * share + HALF) >> 16);
  data[at + 3] = oldAlpha + (((255 - oldAlpha) * share + HALF) >> 16);
}

/** The canvas without premultiplied alpha, as encoders need it. */
export function toStraightAlpha({ data, width, height }: Canvas): Sprite {
  const result = Buffer.from(data);
  for (let at = 0; at < result.length; at += 4) {
    const share = (data[at + 3] ?? 0) / 255;
    if (share === 0 || share === 1) continue;
    for (let channel = at; channel < at + 3; channel++)
      result[channel] = Math.min(255, Math.round((data[channel] ?? 0) / share));
  }
  return { data: result, width, height };
}

function clipBox(canvas: Canvas, box: Box): Box {
  const left = Math.max(box.left, 0);
  const top = Math.max(box.top, 0);
  const width = Math.min(box.left + box.width, canvas.width) - left;
  const height = Math.min(box.top + box.height, canvas.height) - top;
  return { left, top, width, height };
}
