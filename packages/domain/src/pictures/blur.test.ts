import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blurColumns, blurDataUri, encodeBlur, type Rgb } from './blur.ts';

function pathOf(blur: string): string {
  return `pictures/0123456789abcdef0123456789abcdef.400x300.${blur}.webp`;
}

/** Reads a bitmap as a browser does: sizes from the header, rows bottom-up, channels in BGR order. */
function readBitmap(uri: string): { columns: number; rows: number; colours: Rgb[] } {
  const bytes = Uint8Array.from(atob(uri.replace('data:image/bmp;base64,', '')), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('BM');
  expect(view.getUint32(2, true)).toBe(bytes.length);
  expect(view.getUint16(28, true)).toBe(24);
  const start = view.getUint32(10, true);
  const columns = view.getUint32(18, true);
  const rows = view.getUint32(22, true);
  const rowBytes = Math.ceil((columns * 3) / 4) * 4;
  expect(bytes.length).toBe(start + rowBytes * rows);
  const colours: Rgb[] = [];
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = 0; column < columns; column++) {
      const at = start + row * rowBytes + column * 3;
      colours.push([view.getUint8(at + 2), view.getUint8(at + 1), view.getUint8(at)]);
    }
  }
  return { columns, rows, colours };
}

const level = fc.integer({ min: 0, max: 15 }).map((four) => four * 17);
const colour = fc.tuple(level, level, level);

describe('blur placeholder', () => {
  it.each([
    [3, 18],
    [4, 24],
  ])('of %i columns is encoded in %i letters and decodes to the same colours', (columns, letters) => {
    const grid = fc.array(colour, { minLength: columns * 3, maxLength: columns * 3 });
    fc.assert(
      fc.property(grid, (colours) => {
        const blur = encodeBlur(colours);
        expect(blur).toMatch(/^[\w-]+$/);
        expect(blur).toHaveLength(letters);
        expect(readBitmap(blurDataUri(pathOf(blur)) ?? '')).toEqual({ columns, rows: 3, colours });
      }),
    );
  });

  it('rounds every channel to the nearest of sixteen levels', () => {
    const colours = Array.from({ length: 9 }, (): Rgb => [0, 128, 255]);
    const shown = readBitmap(blurDataUri(pathOf(encodeBlur(colours))) ?? '');
    expect(shown.colours[0]).toEqual([0, 136, 255]);
  });

  it('is absent for transparent pictures and for foreign addresses', () => {
    expect(blurDataUri(pathOf('-'))).toBeUndefined();
    expect(blurDataUri('https://example.com/a.jpg')).toBeUndefined();
  });

  it('has a fourth column for wide pictures', () => {
    expect(blurColumns(1920, 450)).toBe(4);
    expect(blurColumns(640, 640)).toBe(3);
    expect(blurColumns(300, 900)).toBe(3);
  });
});
