import type { Product } from './detail-data.ts';

/** How the list of products names a category of the first, second and third level in its address. */
const LEVELS = ['cpid', 'cid', 'thCid'];

/** Each category of the way down, with all above it in its address. */
export function categoryAddresses(categories: Product['categories']): { name: string; address: string }[] {
  return categories.slice(0, LEVELS.length).map(({ categoryName }, depth) => {
    const query = categories.slice(0, depth + 1).map(({ categoryId }, level) => `${LEVELS[level]}=${categoryId}`);
    return { name: categoryName, address: `/list?${query.join('&')}` };
  });
}
