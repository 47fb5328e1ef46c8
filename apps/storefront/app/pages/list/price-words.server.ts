import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { priceWords } from '@galleria/domain/search/price-words';
import type { ListQuery } from './list-query.ts';
import { MAX_AMOUNT } from './price-range.ts';

/**
 * Turns `laptop under 500` into a search for laptops with a price filter in the display currency, which is shown and
 * can be removed like any other. Undefined when there is nothing to change.
 */
export function withPriceWords(query: ListQuery, currencyCode: string): ListQuery | undefined {
  const { min, max } = query.price;
  const parsed = query.exact || min !== undefined || max !== undefined ? undefined : priceWords(query.keyword);
  if (!parsed) return undefined;
  const [least, most] = [parsed.min, parsed.max].map((amount) => amount && Math.min(amount, MAX_AMOUNT));
  const currency = currencyCode === BASE_CURRENCY ? undefined : currencyCode;
  return { ...query, keyword: parsed.rest, price: { min: least, max: most, currency } };
}
