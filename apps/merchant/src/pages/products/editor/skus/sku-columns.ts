import { PRODUCT_LIMITS } from '@galleria/domain/catalogue/product-limits';
import type { Sku } from '../product-model.ts';

/** The numbers of a SKU, in the order of the table. */
export const NUMBER_COLUMNS = [
  { name: 'price', precision: 2, max: PRODUCT_LIMITS.highestPrice, width: 112 },
  { name: 'oriPrice', precision: 2, max: PRODUCT_LIMITS.highestPrice, width: 112 },
  { name: 'stocks', precision: 0, max: PRODUCT_LIMITS.stock, width: 88 },
  { name: 'weight', precision: 0, max: PRODUCT_LIMITS.weightGrams, width: 96 },
  { name: 'volume', precision: 0, max: PRODUCT_LIMITS.volumeCm3, width: 96 },
] as const satisfies readonly { name: keyof Sku; precision: number; max: number; width: number }[];

type NumberColumn = (typeof NUMBER_COLUMNS)[number]['name'];

/** The change by a number field. An empty field means no price and no previous price, but 0 in the other columns. */
export function numberIn(name: NumberColumn, value: number | null): Partial<Sku> {
  return { [name]: name === 'price' || name === 'oriPrice' ? value : (value ?? 0) };
}
