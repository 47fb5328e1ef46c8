/** The kinds of lists that `search_shelf` holds; their owner is an id of that kind, 0 for the mall. */
export const SHELF = { mall: 0, category: 1, store: 2, storeCategory: 3, brand: 4 } as const;
