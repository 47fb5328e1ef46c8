import { matchingSkus } from '../../../features/products/sku-matrix.ts';
import { useText } from '../../../words/words.tsx';
import type { Product } from '../detail-data.ts';
import { BuyActions } from './buy-actions.tsx';
import { PriceLine } from './price-line.tsx';
import type { Chosen } from './use-choice.ts';

/** On phones the price and what leads to buying stay at hand at the bottom of the window, until the foot of the page comes. */
export function PhoneBar({ product, chosen }: { product: Product; chosen: Chosen }) {
  const text = useText();
  const { sku, choice } = chosen;
  return (
    <section
      aria-label={text('detail.phoneBar')}
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-t bg-mist px-(--page-gutter) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <PriceLine skus={sku ? [sku] : matchingSkus(product.skuList, choice)} brief />
      <BuyActions product={product} chosen={chosen} compact />
    </section>
  );
}
