import { objectCode } from './object-file.ts';

export function categoryIconKey(object: string): string {
  return `category-icon/${objectCode(object)}`;
}

/** One tile for each object with its companion: categories that show the same share a picture. */
export function categoryTileKey(object: string, beside: string | null): string {
  return `category-tile/${objectCode(object)}${beside ? `+${objectCode(beside)}` : ''}`;
}
