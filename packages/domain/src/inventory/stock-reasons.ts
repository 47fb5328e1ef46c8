/** Why the stock of a SKU changed. `expired` is an order that nobody paid in time; `flashSale` to its pool and back. */
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

/** What a seller gives as the reason for adding or taking away pieces; a counted value has `count`. */
export const MANUAL_STOCK_REASONS = ['received', 'returned', 'damaged', 'edit'] as const satisfies StockReason[];
export type ManualStockReason = (typeof MANUAL_STOCK_REASONS)[number];

/** No SKU is counted above this; the column holds 2³¹ − 1. */
export const LARGEST_STOCK = 99_999_999;

/** At or below this many pieces a SKU is low, unless its store or the SKU has a limit of its own. 0: never. */
export const USUAL_LOW_STOCK_LIMIT = 5;

export type StockState = 'out' | 'low' | 'enough';

export function stockState(available: number, lowLimit: number): StockState {
  if (available <= 0) return 'out';
  return available <= lowLimit ? 'low' : 'enough';
}
