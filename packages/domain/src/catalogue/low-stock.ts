/** A SKU with fewer pieces than this is nearly sold out. */
export const LOW_STOCK_BELOW = 10;
