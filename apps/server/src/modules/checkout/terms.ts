import type { Locale } from '@galleria/domain/site/locales';
import type { CheckoutContext } from './context.ts';

/** What holds for everybody who buys now: all of it from memory, so it is asked before the transaction. */
export async function readTerms({ stores, catalogue, promotions, rules }: CheckoutContext, locale: Locale) {
  const [heads, shippingTemplates, pickupPoints, sameCity, categories, discounts, mallRules] = await Promise.all([
    stores.summaries(locale),
    stores.shippingTemplates(),
    stores.pickupPoints(),
    stores.sameCity(),
    catalogue.categoryNames(locale),
    promotions.discounts(),
    rules(),
  ]);
  return { heads, shippingTemplates, pickupPoints, sameCity, categories, discounts, rules: mallRules };
}

export type Terms = Awaited<ReturnType<typeof readTerms>>;
