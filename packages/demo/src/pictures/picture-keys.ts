import { objectCode } from './object-file.ts';

export function categoryIconKey(object: string): string {
  return `category-icon/${objectCode(object)}`;
}

/** One tile for each object: categories that show the same object share its picture. */
export function categoryTileKey(object: string): string {
  return `category-tile/${objectCode(object)}`;
}
