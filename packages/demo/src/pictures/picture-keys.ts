import { objectCode } from './object-file.ts';

export function categoryIconKey(object: string): string {
  return `category-icon/${objectCode(object)}`;
}

/** One tile per object and companion: categories with the same ones share a picture. */
export function categoryTileKey(object: string, beside: string | null): string {
  return `category-tile/${objectCode(object)}${beside ? `+${objectCode(beside)}` : ''}`;
}
