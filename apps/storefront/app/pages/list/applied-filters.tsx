import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrency } from '../../features/money/currency.ts';
import { useLocale, useText } from '../../messages/messages.tsx';
import { DELIVERY_NAMES, type ListData, nameOfBrand, nameOfShop } from './list-data.ts';
import { type ListQuery, listAddress, unfiltered } from './list-query.ts';
import { amountText, inShownCurrency } from './price-range.ts';

/** The applied filters, each with a link that removes it, and a link that removes all. */
export function AppliedFilters({ list }: { list: ListData }) {
  const text = useText();
  const applied = useAppliedFilters(list);
  if (applied.length === 0) return null;
  return (
    <ul aria-label={text('search.list.applied')} className="mb-3 flex flex-wrap items-center gap-2 md:mb-4">
      {applied.map(({ key, label, without }) => (
        <li key={key} className="min-w-0">
          <Link
            to={listAddress(list.query, without)}
            preventScrollReset
            aria-label={text('search.list.remove', { filter: label })}
            className="inline-flex min-h-11 md:min-h-9 max-w-full items-center gap-1.5 rounded-full bg-mist ps-3 pe-2 text-sm shadow-[inset_0_0_0_1px_var(--color-edge)] hover:bg-well"
          >
            <bdi className="truncate">{label}</bdi>
            <X aria-hidden className="size-4 shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listAddress(unfiltered(list.query), {})}
          preventScrollReset
          className="inline-flex min-h-11 md:min-h-9 items-center px-2 font-semibold text-brand-ink text-sm hover:underline"
        >
          {text('search.list.clearAll')}
        </Link>
      </li>
    </ul>
  );
}

interface AppliedFilter {
  readonly key: string;
  readonly label: string;
  /** The query without this filter. */
  readonly without: Partial<ListQuery>;
}

function useAppliedFilters(list: ListData): AppliedFilter[] {
  const text = useText();
  const price = usePriceLabel(list);
  const { brands, shops, activities, rating, inStock, delivery, couponId } = list.query;
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
    ...activities.map((kind) => ({
      key: `activity ${kind}`,
      label: text(`activities.kind.${kind}`),
      without: { activities: activities.filter((other) => other !== kind) },
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
  const range = inShownCurrency(query.price, rate, currency);
  const [min, max] = [range.min, range.max].map((amount) =>
    amount === undefined ? undefined : amountText(amount, currency, locale),
  );
  if (min && max) return text('search.list.priceBetween', { min, max });
  if (min) return text('search.list.priceFrom', { min });
  return max ? text('search.list.priceTo', { max }) : undefined;
}
