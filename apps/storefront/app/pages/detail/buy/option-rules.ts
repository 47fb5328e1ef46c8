import { centsOf } from '@galleria/domain/money/main-units';
import type { Locale } from '@galleria/domain/site/locales';
import type { Translate } from '@galleria/i18n/translator';
import { type Choice, valueState } from '../../../features/products/sku-matrix.ts';
import type { DetailData, Product } from '../detail-data.ts';

/** Why a value is not available together with the other choices, as text; undefined when it is. */
export function optionRefusal(
  { options, skuList }: Pick<Product, 'options' | 'skuList'>,
  choice: Choice,
  option: number,
  value: number,
  text: Translate<'storefront'>,
  locale: Locale,
): string | undefined {
  const state = valueState(skuList, choice, option, value);
  if (state === 'available') return undefined;
  const nothing = choice.map(() => undefined);
  if (valueState(skuList, nothing, option, value) !== 'available') return text('detail.valueSoldOut');
  const others = options.flatMap(({ values }, index) => {
    const other = index === option ? undefined : values[choice[index] ?? -1];
    return other ? [other.text] : [];
  });
  return text(state === 'missing' ? 'detail.missingWith' : 'detail.soldOutWith', {
    others: enumerated(locale, others),
  });
}

interface Priced {
  readonly price: number;
  readonly oriPrice: number;
}

interface PriceOfChoice {
  readonly fromCents: number;
  /** Equal to `fromCents` when all SKUs have the same price. */
  readonly toCents: number;
  /** The price before, when there is a single price and it was higher; otherwise 0. */
  readonly oldCents: number;
}

/** Prices of the SKUs that are still possible: a range, or one price with the old one. */
export function priceOfChoice(skus: readonly Priced[]): PriceOfChoice {
  const prices = skus.map(({ price }) => centsOf(price));
  const fromCents = Math.min(...prices);
  const toCents = Math.max(...prices);
  const before = Math.min(...skus.map(({ oriPrice }) => centsOf(oriPrice)));
  return { fromCents, toCents, oldCents: fromCents === toCents && before > fromCents ? before : 0 };
}

/**
 * The lowest price with coupons of the SKUs that are still possible; undefined when no coupon is valid for any of them.
 */
export function priceAfterCoupons(skus: readonly { readonly skuId: number }[], prices: DetailData['afterCoupons']) {
  const found = prices.filter(({ skuId }) => skus.some((sku) => sku.skuId === skuId));
  const [lowest] = found.toSorted((one, other) => one.price - other.price);
  if (!lowest) return undefined;
  const isRange = found.length < skus.length || found.some(({ price }) => price > lowest.price);
  return { price: lowest.price, couponIds: lowest.couponIds, isRange };
}

/** The saving as a whole percentage, rounded down so that it never promises more than there is. */
export function savedPercent(oldCents: number, nowCents: number): number {
  return oldCents > nowCents ? Math.floor(((oldCents - nowCents) * 100) / oldCents) : 0;
}

/** Clamps a typed quantity to what can be bought: at least one, at most the stock. */
export function clampQuantity(typed: string | number, stocks: number): number {
  const wanted = Math.floor(Number(typed));
  if (!(wanted >= 1)) return 1;
  return Math.min(wanted, Math.max(stocks, 1));
}

const COMMAS: Partial<Record<Locale, string>> = { zh_CN: '、', zh_TW: '、', ja: '、', ar: '، ' };

/** Joins names with the comma of the language. */
export function enumerated(locale: Locale, names: readonly string[]): string {
  return names.join(COMMAS[locale] ?? ', ');
}
