import type { FormEvent } from 'react';
import { Form, useActionData, useLocation, useNavigation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/fields/field.tsx';
import { useText } from '../../../words/words.tsx';
import { useAddToCart } from '../buy/use-add-to-cart.ts';
import type { FlashOffer } from './flash-buy-box.tsx';
import type { FlashReply } from './order-path.server.ts';

interface BuyButtonProps {
  flash: FlashOffer;
  /** In the bar of phones. */
  compact?: boolean;
}

/**
 * Asks the mall for a path to order under, which the page's action turns into the checkout. A refusal stays here, beside the
 * button, which can be pressed again at once. Where nothing is chosen yet it asks for that first.
 */
export function BuyButton({ flash: { product, sale, chosen }, compact = false }: BuyButtonProps) {
  const text = useText();
  const { search } = useLocation();
  const { sku, quantity } = chosen;
  const { ask, refusal: missing } = useAddToCart(product, chosen);
  const posted = useActionData<FlashReply>();
  // Choosing an option is a navigation too, and must not swallow a tap that follows at once.
  const isBusy = useNavigation().formMethod !== undefined;
  const refusal = missing ?? (posted?.skuId === sku?.skuId && !isBusy ? posted?.refusal : undefined);
  const isSoldOut = sku?.stocks === 0;

  function chooseFirst(event: FormEvent) {
    if (isBusy || !ask()) event.preventDefault();
  }
  return (
    <Form
      method="post"
      action={search}
      data-early
      onSubmit={chooseFirst}
      className={`flex flex-col gap-3 ${compact ? 'contents' : ''}`}
    >
      <input type="hidden" name="prodId" value={product.prodId} />
      <input type="hidden" name="activityId" value={sale.activityId} />
      {sku && <input type="hidden" name="sku" value={sku.skuId} />}
      <input type="hidden" name="count" value={quantity.value} />
      <Button type="submit" tone="brand" busy={isBusy} disabled={isSoldOut} className={compact ? 'ms-auto' : 'w-full'}>
        {text(isSoldOut ? 'flashSale.soldOut' : 'cart.add.buyNow')}
      </Button>
      {refusal && (
        <div className={compact ? 'order-first basis-full' : ''}>
          <ErrorLine>{refusal}</ErrorLine>
        </div>
      )}
    </Form>
  );
}
