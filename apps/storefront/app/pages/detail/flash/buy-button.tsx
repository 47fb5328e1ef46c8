import type { FormEvent } from 'react';
import { Form, useActionData, useLocation, useNavigation } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/fields/field.tsx';
import { useAddToCart } from '../buy/use-add-to-cart.ts';
import type { FlashOffer } from './flash-buy-box.tsx';
import type { FlashReply } from './order-path.server.ts';

interface BuyButtonProps {
  flash: FlashOffer;
  /** The button in the bar on phones. */
  compact?: boolean;
}

/**
 * Posts to the page's action, which requests an order path and redirects to the checkout under it. A refusal is shown
 * beside the button, which can be pressed again at once. While no SKU is chosen, it marks the missing options.
 */
export function BuyButton({ flash: { product, sale, chosen }, compact = false }: BuyButtonProps) {
  const text = useText();
  const { search } = useLocation();
  const { sku, quantity } = chosen;
  const { requireSku, refusal: missing } = useAddToCart(product, chosen);
  const posted = useActionData<FlashReply>();
  // Only a post counts as busy: choosing an option navigates too, and must not block a tap that follows at once.
  const isBusy = useNavigation().formMethod !== undefined;
  const refusal = missing ?? (posted?.skuId === sku?.skuId && !isBusy ? posted?.refusal : undefined);
  const isSoldOut = sku?.stocks === 0;

  function chooseFirst(event: FormEvent) {
    if (isBusy || !requireSku()) event.preventDefault();
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
