/** Stores with same-city delivery: the city, the fee and the goods amount from which it is free, in main units. */
export const demoSameCity = [
  { storeId: 1, cityId: 440300, fee: 6, freeOver: 60 },
  { storeId: 2, cityId: 310100, fee: 8, freeOver: 150 },
  { storeId: 3, cityId: 330100, fee: 5, freeOver: null },
] as const;

/** The heaviest product that a rider delivers. Lighter ones can also be picked up at the counter. */
export const RIDER_CARRIES_GRAMS = 5_000;
