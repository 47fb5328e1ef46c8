import { categories } from '../../site/categories/categories.ts';
import { PALETTES, type PaletteName } from '../colours/palettes.ts';
import { categoryIconKey, categoryTileKey } from '../picture-keys.ts';
import type { PictureSpec } from '../picture-spec.ts';

const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];

export const categoryPictures: PictureSpec[] = [
  ...distinct(objectsAt(1).map(({ object }) => icon(object))),
  ...distinct(objectsAt(3).map(({ object, beside }) => tile(object, beside))),
];

function objectsAt(level: 1 | 3): { object: string; beside: string | null }[] {
  return categories.flatMap((category) => {
    const { object, beside } = category;
    return category.level === level && object !== null ? [{ object, beside }] : [];
  });
}

function distinct(pictures: readonly PictureSpec[]): PictureSpec[] {
  return [...new Map(pictures.map((picture) => [picture.key, picture])).values()];
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

/** The companion tells apart categories with the same object: shoes with a ball are for football. */
function tile(object: string, beside: string | null): PictureSpec {
  const background = { kind: 'spot', palette: paletteOf(beside ?? object) } as const;
  const alone: PictureSpec['objects'] = [{ object, x: 120, y: 118, size: 136, shadow: 'floats' }];
  const together: PictureSpec['objects'] = [
    { object, x: 104, y: 108, size: 126, shadow: 'floats' },
    ...(beside ? [{ object: beside, x: 174, y: 170, size: 72, shadow: 'floats' as const }] : []),
  ];
  return {
    key: categoryTileKey(object, beside),
    width: 240,
    height: 240,
    background,
    objects: beside ? together : alone,
  };
}

/** Neighbouring code points get different palettes; an object always has the same one. */
function paletteOf(object: string): PaletteName {
  const code = object.codePointAt(0) ?? 0;
  return PALETTE_NAMES[(code * 3) % PALETTE_NAMES.length] ?? 'sand';
}
