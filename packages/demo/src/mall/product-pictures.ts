import { PALETTES, type PaletteName } from '../pictures/colours/palettes.ts';
import type { Background, PictureSpec, PlacedObject } from '../pictures/picture-spec.ts';
import { seededRandom } from '../pictures/seeded-random.ts';
import { COLOURS } from './colours.ts';
import type { ColourName, DemoProduct } from './types.ts';

const SIDE = 720;
const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];

/** The product alone, in one of its colours; `null` for a product without colours. */
export function productPictureKey(key: string, colour: ColourName | null): string {
  return colour ? `product/${key}/${colour}` : `product/${key}`;
}

/** The product with its companions. */
export function stillLifeKey(key: string): string {
  return `product/${key}/still-life`;
}

export function closeUpKey(key: string): string {
  return `product/${key}/close-up`;
}

/** The pictures of a product page in their order: one per colour, then the still life and the close-up. */
export function productPictureKeys({ key, colours }: DemoProduct): string[] {
  return [...coloursOf(colours).map((colour) => productPictureKey(key, colour)), stillLifeKey(key), closeUpKey(key)];
}

export function productPictures(product: DemoProduct): PictureSpec[] {
  const mains = coloursOf(product.colours).map((colour) => mainPicture(product, colour));
  return [...mains, stillLifePicture(product), closeUpPicture(product)];
}

function coloursOf(colours: ColourName[]): (ColourName | null)[] {
  return colours.length === 0 ? [null] : colours;
}

/** Same position and rotation in every colour: only the dye changes when a shopper chooses another colour. */
function mainPicture(product: DemoProduct, colour: ColourName | null): PictureSpec {
  const vary = variation(`${product.key} main`);
  const stands = vary(0, 1) < 0.5;
  const main: PlacedObject = {
    ...dyed(product.object, colour),
    x: 360,
    y: stands ? 352 : 342,
    size: Math.round(vary(440, 490)),
    shadow: stands ? 'stands' : 'floats',
    ...(stands ? {} : { rotationDegrees: Math.round(vary(-9, 9)) }),
  };
  return square(productPictureKey(product.key, colour), product, colour, [main]);
}

/**
 * Companions stand on the same ground as the product: behind it on both sides, and one in front, as far as there are
 * any.
 */
function stillLifePicture(product: DemoProduct): PictureSpec {
  const colour = product.colours.at(0) ?? null;
  const vary = variation(`${product.key} still life`);
  const side = vary(0, 1) < 0.5 ? -1 : 1;
  const stand = (object: string, x: number, groundY: number, size: number): PlacedObject => {
    const y = Math.round(groundY - size * 0.45);
    return { object, x: Math.round(360 + side * x), y, size: Math.round(size), shadow: 'stands' };
  };
  const [first, second, third] = product.beside;
  const main = { ...stand(product.object, -20, 560, vary(375, 400)), ...dyed(product.object, colour) };
  const objects = [
    second ? stand(second, -222, 508, vary(190, 215)) : undefined,
    first ? stand(first, 214, 524, vary(222, 246)) : undefined,
    main,
    third ? stand(third, 148, 640, vary(150, 170)) : undefined,
  ].filter((placed) => placed !== undefined);
  return square(stillLifeKey(product.key), product, colour, objects);
}

/** So large and rotated that the edge of the picture crops it. */
function closeUpPicture(product: DemoProduct): PictureSpec {
  const colour = product.colours.at(-1) ?? null;
  const vary = variation(`${product.key} close-up`);
  const side = vary(0, 1) < 0.5 ? -1 : 1;
  const large: PlacedObject = {
    ...dyed(product.object, colour),
    x: Math.round(360 + side * vary(130, 165)),
    y: Math.round(vary(415, 455)),
    size: Math.round(vary(690, 740)),
    rotationDegrees: Math.round(side * vary(8, 16)),
    shadow: 'floats',
  };
  return square(closeUpKey(product.key), product, colour, [large]);
}

function dyed(object: string, colour: ColourName | null): { object: string; dye?: string } {
  return colour ? { object, dye: COLOURS[colour].swatch } : { object };
}

function square(key: string, product: DemoProduct, colour: ColourName | null, objects: PlacedObject[]): PictureSpec {
  const palette = colour ? COLOURS[colour].palette : paletteOf(product.key);
  const background: Background = { kind: 'spot', palette };
  return { key, width: SIDE, height: SIDE, background, objects };
}

function paletteOf(key: string): PaletteName {
  return PALETTE_NAMES[Math.floor(seededRandom(key)() * PALETTE_NAMES.length)] ?? 'sand';
}

/** Random numbers between two limits, the same for the same text every time. */
function variation(text: string): (from: number, to: number) => number {
  const chance = seededRandom(text);
  return (from, to) => from + (to - from) * chance();
}
