/** What `sort` of a search means, by the numbers of the API; without one, the best match or the most popular first. */
export const SORTS = {
  0: { by: 'created', descending: false },
  1: { by: 'created', descending: true },
  2: { by: 'sold', descending: true },
  3: { by: 'sold', descending: false },
  4: { by: 'price', descending: true },
  5: { by: 'price', descending: false },
  12: { by: 'storeOrder', descending: false },
  14: { by: 'reviews', descending: true },
  21: { by: 'published', descending: true },
} as const;

export type SortNumber = keyof typeof SORTS;
export const SORT_NUMBERS = Object.keys(SORTS).map(Number) as SortNumber[];
