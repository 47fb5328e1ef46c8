/** Stores that bring things round themselves: where, for how much in main units, and from what sum for nothing. */
export const demoSameCity = [
  { storeId: 1, cityId: 440300, fee: 6, freeOver: 60 },
  { storeId: 2, cityId: 310100, fee: 8, freeOver: 150 },
  { storeId: 3, cityId: 330100, fee: 5, freeOver: null },
] as const;

/** A rider carries no more than this; what is lighter is also handed over at the counter. */
export const RIDER_CARRIES_GRAMS = 5_000;
