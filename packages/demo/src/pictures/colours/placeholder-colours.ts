import { blurColumns, blurRows, type Rgb } from '@galleria/domain/pictures/blur';
import type { Background, PictureSpec, PlacedObject } from '../picture-spec.ts';
import { PALETTES } from './palettes.ts';

/** Margin around the sheet of a document, as a share of the picture. */
const DESK_SHARE = 0.08;
/** Share of an object's bounding square that it fills. */
const FILLED_SHARE = 0.6;

/** Placeholder colours of a picture, computed from its description without drawing it. */
export function placeholderColours(spec: PictureSpec): Rgb[] {
  const { width, height, background, objects } = spec;
  const columns = blurColumns(width, height);
  return Array.from({ length: columns * blurRows }, (_, cell) => {
    const x = ((cell % columns) + 0.5) / columns;
    const y = (Math.floor(cell / columns) + 0.5) / blurRows;
    return objects.reduce(
      (colour, placed) => mix(colour, rgb(placed.dye), coverOf(placed, spec, x * width, y * height)),
      backgroundAt(background, x, y),
    );
  });
}

function backgroundAt(background: Background, x: number, y: number): Rgb {
  if (background.kind === 'none') return [255, 255, 255];
  const { light, soft, full } = PALETTES[background.palette];
  switch (background.kind) {
    case 'spot':
      return mix(rgb(light), rgb(soft), Math.hypot(x - 0.5, y - 0.42) / 0.75);
    case 'sweep':
      return mix(rgb(soft), rgb(full), Math.max(0, (x - 0.3) / 0.7) * 0.75);
    case 'document':
      return Math.min(x, y, 1 - x, 1 - y) > DESK_SHARE ? [252, 250, 247] : rgb(soft);
  }
}

/** Share of the cell around a point that an object covers; only dyed objects have a known colour. */
function coverOf({ x, y, size, dye }: PlacedObject, { width, height }: PictureSpec, atX: number, atY: number): number {
  if (!dye) return 0;
  const cellWidth = width / blurColumns(width, height);
  const cellHeight = height / blurRows;
  const across = overlap(x, size, atX, cellWidth) / cellWidth;
  const down = overlap(y, size, atY, cellHeight) / cellHeight;
  return across * down * FILLED_SHARE;
}

/** Overlap of two intervals, each given by its centre and length. */
function overlap(middle: number, length: number, otherMiddle: number, otherLength: number): number {
  const start = Math.max(middle - length / 2, otherMiddle - otherLength / 2);
  const end = Math.min(middle + length / 2, otherMiddle + otherLength / 2);
  return Math.max(0, end - start);
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const part = Math.min(1, share);
  const channel = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * part);
  return [channel(0), channel(1), channel(2)];
}

function rgb(hex = '#ffffff'): Rgb {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex');
  return [red, green, blue];
}
