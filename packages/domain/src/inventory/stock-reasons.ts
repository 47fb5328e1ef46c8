/**
 * Reasons for a change of stock. `expired`: an order was not paid in time. `flashSale`: pieces moved to a pool or back.
 */
export const STOCK_REASONS = [
  'initial',
  'order',
  'cancelled',
  'expired',
  'returned',
  'count',
  'received',
  'damaged',
  'import',
  'edit',
  'flashSale',
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** Reasons that a seller can give for adding or removing pieces; setting a counted value has the reason `count`. */
export const MANUAL_STOCK_REASONS = ['received', 'returned', 'damaged', 'edit'] as const satisfies StockReason[];
export type ManualStockReason = (typeof MANUAL_STOCK_REASONS)[number];

/** The highest stock of a SKU; the column could hold 2³¹ − 1. */
export const MAX_STOCK = 99_999_999;

/** Low-stock limit of SKUs when neither the SKU nor its store has one. 0: never low. */
export const DEFAULT_LOW_STOCK_LIMIT = 5;

export type StockState = 'out' | 'low' | 'enough';

export function stockState(available: number, lowLimit: number): StockState {
  if (available <= 0) return 'out';
  return available <= lowLimit ? 'low' : 'enough';
}
