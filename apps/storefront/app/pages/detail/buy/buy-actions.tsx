import { ShoppingCart } from 'lucide-react';
import type { FormEvent, MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { preSaleOf } from '../../../features/pre-sale/pre-sale.ts';
import { useText } from '../../../messages/messages.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/fields/field.tsx';
import { loginAddress } from '../../../visit/login-address.ts';
import { useShell } from '../../../visit/shell-data.ts';
import type { Product } from '../detail-data.ts';
import { changedAddress } from '../page-address.ts';
import { PreSaleButton } from './offers/pre-sale-offer.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import type { Chosen } from './use-choice.ts';

interface BuyActionsProps {
  product: Product;
  chosen: Chosen;
  /** The bar on phones has room for one word only. */
  compact?: boolean;
}

/** Buttons for the chosen SKU: add to cart, buy now. Without scripts they are a form and a link, for one piece. */
export function BuyActions({ product, chosen, compact = false }: BuyActionsProps) {
  const text = useText();
  const { search } = useLocation();
  const { sku, quantity } = chosen;
  // Without scripts, the page's action redirects a guest back here with `?added`.
  const isAdded = useShell().cartCount > 0 && new URLSearchParams(search).has('added');
  const { add, requireSku, busy, refusal } = useAddToCart(product, chosen);
  if (product.totalStocks === 0 || sku?.stocks === 0) {
    return (
      <Button disabled className={compact ? '' : 'w-full'}>
        {text('cart.add.soldOut')}
      </Button>
    );
  }

  if (preSaleOf(product, sku, quantity.value)) {
    return <PreSaleButton product={product} chosen={chosen} compact={compact} />;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void add();
  }
  function chooseFirst(event: MouseEvent) {
    if (!requireSku()) event.preventDefault();
  }

  return (
    <div className={`flex flex-col gap-3 ${compact ? 'contents' : ''}`}>
      <div className={compact ? 'ms-auto flex shrink-0 gap-2' : 'grid grid-cols-2 gap-3'}>
        <form data-early method="post" action={changedAddress(search, {})} onSubmit={submit} className="contents">
          {sku && <input type="hidden" name="sku" value={sku.skuId} />}
          <Button
            type="submit"
            tone="outline"
            busy={busy}
            aria-label={compact ? text('cart.add.toCart') : undefined}
            className={compact ? 'px-3!' : ''}
          >
            <ShoppingCart aria-hidden className="size-5 shrink-0" />
            {!compact && text('cart.add.toCart')}
          </Button>
        </form>
        <ButtonLink
          data-early
          tone="brand"
          to={buyNowAddress(search, sku?.skuId, quantity.value)}
          onClick={chooseFirst}
          className={compact ? 'px-4!' : ''}
        >
          {text('cart.add.buyNow')}
        </ButtonLink>
      </div>
      {refusal && (
        <div className={compact ? 'order-first basis-full' : ''}>
          <ErrorLine>{refusal}</ErrorLine>
        </div>
      )}
      {isAdded && (
        <p role="status" className={`text-sm text-success ${compact ? 'order-first basis-full' : ''}`}>
          {text('cart.add.added')}{' '}
          <Link to={loginAddress('/cart')} className="text-ink underline underline-offset-4">
            {text('cart.note.view')}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Address of the checkout for the chosen SKU; the current page while no SKU is chosen. */
function buyNowAddress(search: string, skuId: number | undefined, count: number): string {
  return skuId === undefined ? changedAddress(search, {}) : `/submit-order?sku=${skuId}&count=${count}`;
}
