import type { Locale } from '@galleria/domain/site/locales';
import type { Translate } from '@galleria/i18n/translator';
import { type Choice, valueState } from '../../features/products/sku-matrix.ts';
import type { Product } from './detail-data.ts';
import { enumerated } from './enumerated.ts';

/** Why a value cannot be had with what is chosen besides, in words; nothing when it can. */
export function obstacleOf(
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
