import { categories } from '../../site/categories/categories.ts';
import { PALETTES, type PaletteName } from '../palettes.ts';
import { categoryIconKey, categoryTileKey } from '../picture-keys.ts';
import type { PictureSpec } from '../picture-spec.ts';

const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];

export const categoryPictures: PictureSpec[] = [...objectsAt(1).map(icon), ...objectsAt(3).map(tile)];

function objectsAt(level: 1 | 3): string[] {
  const objects = categories.filter((category) => category.level === level).map((category) => category.object);
  return [...new Set(objects.filter((object) => object !== null))];
}

function icon(object: string): PictureSpec {
  return {
    key: categoryIconKey(object),
    width: 128,
    height: 128,
    background: { kind: 'none' },
    objects: [{ object, x: 64, y: 64, size: 120 }],
  };
}

function tile(object: string): PictureSpec {
  return {
    key: categoryTileKey(object),
    width: 240,
    height: 240,
    background: { kind: 'spot', palette: paletteOf(object) },
    objects: [{ object, x: 120, y: 118, size: 136, shadow: 'floats' }],
  };
}

/** Neighbouring code points get different palettes, and an object always keeps its own. */
function paletteOf(object: string): PaletteName {
  const code = object.codePointAt(0) ?? 0;
  return PALETTE_NAMES[(code * 3) % PALETTE_NAMES.length] ?? 'sand';
}
