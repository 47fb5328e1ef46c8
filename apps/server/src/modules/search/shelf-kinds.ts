/**
 * The kinds of lists that `search_shelf` holds; their owner is an id of that kind, 0 for the mall. Of levels of
 * popularity only the sizes are kept.
 */
export const SHELF = { mall: 0, category: 1, store: 2, storeCategory: 3, brand: 4, level: 5 } as const;
