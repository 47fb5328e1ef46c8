import { useCurrency } from '../../features/money/currency.tsx';
import { useLocale, useText } from '../../words/words.tsx';
import { amountText } from './amount-text.ts';
import { DELIVERY_NAMES } from './delivery-names.ts';
import type { ListData } from './list-data.ts';
import type { ListQuery } from './list-query.ts';
import { nameOfBrand, nameOfShop } from './names.ts';
import { asShown } from './price-range.ts';

interface AppliedFilter {
  readonly key: string;
  readonly label: string;
  /** What the list is asked for without it. */
  readonly without: Partial<ListQuery>;
}

export function useAppliedFilters(list: ListData): AppliedFilter[] {
  const text = useText();
  const price = usePriceLabel(list);
  const { brands, shops, rating, inStock, delivery, couponId } = list.query;
  const deliveryName = delivery === undefined ? undefined : DELIVERY_NAMES[delivery];
  return [
    ...brands.map((id) => ({
      key: `brand ${id}`,
      label: nameOfBrand(list, id) ?? text('search.list.brand'),
      without: { brands: brands.filter((other) => other !== id), brandName: '' },
    })),
    ...shops.map((id) => ({
      key: `shop ${id}`,
      label: nameOfShop(list, id) ?? text('search.list.shop'),
      without: { shops: shops.filter((other) => other !== id) },
    })),
    ...(price ? [{ key: 'price', label: price, without: { price: {} } }] : []),
    ...(rating
      ? [{ key: 'rating', label: text('search.list.ratingUp', { rating }), without: { rating: undefined } }]
      : []),
    ...(inStock ? [{ key: 'stock', label: text('search.list.inStock'), without: { inStock: false } }] : []),
    ...(couponId ? [{ key: 'coupon', label: text('shell.coupons'), without: { couponId: undefined } }] : []),
    ...(deliveryName ? [{ key: 'delivery', label: text(deliveryName), without: { delivery: undefined } }] : []),
  ];
}

function usePriceLabel({ query, rate }: ListData): string | undefined {
  const text = useText();
  const locale = useLocale();
  const currency = useCurrency();
  const range = asShown(query.price, rate, currency);
  const [min, max] = [range.min, range.max].map((amount) =>
    amount === undefined ? undefined : amountText(amount, currency, locale),
  );
  if (min && max) return text('search.list.priceBetween', { min, max });
  if (min) return text('search.list.priceFrom', { min });
  return max ? text('search.list.priceTo', { max }) : undefined;
}
