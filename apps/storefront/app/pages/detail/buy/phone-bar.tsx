import { KeepButton } from '../../../favourites/keep-button.tsx';
import { useText } from '../../../words/words.tsx';
import type { Product } from '../detail-data.ts';
import { matchingSkus } from '../sku-matrix.ts';
import { BuyActions } from './buy-actions.tsx';
import { PriceLine } from './price-line.tsx';
import type { Chosen } from './use-choice.ts';

/** On phones the price stays at hand at the bottom of the window, until the foot of the page comes. */
export function PhoneBar({ product, chosen: { sku, choice } }: { product: Product; chosen: Chosen }) {
  const text = useText();
  return (
    <section
      aria-label={text('detail.phoneBar')}
      className="sticky bottom-0 z-10 flex items-center justify-between gap-3 border-line border-t bg-mist px-(--page-gutter) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <PriceLine skus={sku ? [sku] : matchingSkus(product.skuList, choice)} />
      <div className="flex shrink-0 gap-2">
        <KeepButton kind="product" id={product.prodId} name={product.prodName} />
        <BuyActions />
      </div>
    </section>
  );
}
