/**
 * The kinds of listings in `search_shelf`. The owner of a listing is an id of that kind, 0 for the mall. Popularity
 * buckets have no listing, only a size.
 */
export const LISTING = { mall: 0, category: 1, store: 2, storeCategory: 3, brand: 4, popularityBucket: 5 } as const;
