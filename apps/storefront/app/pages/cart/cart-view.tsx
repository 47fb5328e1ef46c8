import { useMemo } from 'react';
import { RecentlyViewed } from '../../features/history/recently-viewed.tsx';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { type Cart, type CartData, isChecked, linesOf, type SavedLine } from './cart-data.ts';
import { CartMessageBar } from './cart-message-bar.tsx';
import { ChangeForm, Tick } from './change-form.tsx';
import { ExpiredLines } from './expired-lines.tsx';
import { SavedLines } from './saved-lines.tsx';
import { StoreGroup } from './store-group.tsx';
import { CheckoutBar, Summary } from './summary.tsx';
import { CartContext, useCart } from './use-cart.ts';

const NOTHING = {};

interface CartViewProps {
  loaded: CartData;
  saved: readonly SavedLine[];
  /** When goods that are ordered now would leave. */
  leavesMs: number;
}

export function CartView({ loaded, saved, leavesMs }: CartViewProps) {
  const text = useText();
  const { cart, expired, isBusy, isRestoring, outcome, change } = useCart(loaded);
  const problems = outcome?.errors ?? NOTHING;
  const handle = useMemo(() => ({ change, problems }), [change, problems]);
  const isEmpty = cart.shops.length === 0;
  return (
    <CartContext value={handle}>
      <PageTitle name={text('cart.page.title')} />
      <meta name="robots" content="noindex" />
      <div className="page-column flex flex-col gap-4 pt-4 lg:pt-6 lg:pb-12">
        <h1 className="font-bold text-xl">{text('cart.page.heading')}</h1>
        {isEmpty ? (
          <div className="card">
            <Empty kind="cart" sentence={text('cart.page.empty')} />
          </div>
        ) : null}
        <div className={isEmpty ? '' : 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6'}>
          <div className="flex min-w-0 flex-col gap-4">
            {!isEmpty && <SelectionHead cart={cart} />}
            {cart.shops.map((shop) => (
              <StoreGroup key={shop.shopId} shop={shop} leavesMs={leavesMs} isBusy={isBusy} />
            ))}
            <ExpiredLines lines={expired} />
            <SavedLines lines={saved} isBusy={isBusy} />
          </div>
          {!isEmpty && <Summary cart={cart} isBusy={isBusy} />}
        </div>
        <div className="sticky bottom-[var(--tabs,0px)] z-20 lg:bottom-4">
          <CartMessageBar outcome={outcome} isRestoring={isRestoring} />
          {!isEmpty && <CheckoutBar cart={cart} isBusy={isBusy} />}
        </div>
        <RecentlyViewed />
        <p role="status" className="sr-only">
          {isBusy && text('cart.page.updating')}
        </p>
      </div>
    </CartContext>
  );
}

/** Selects all lines at once. */
function SelectionHead({ cart }: { cart: Cart }) {
  const text = useText();
  const lines = linesOf(cart);
  const checked = lines.filter(isChecked).map(({ basketId }) => basketId);
  return (
    <div className="card flex flex-wrap items-center justify-between gap-x-4 px-3 py-2 sm:px-4">
      <Tick lines={lines} label={text('cart.page.selectAll')}>
        {text('cart.page.selectAll')}
      </Tick>
      <ChangeForm change={{ kind: 'remove', basketIds: checked }}>
        <Button type="submit" tone="quiet" size="small" disabled={checked.length === 0}>
          {text('cart.page.removeSelected')}
        </Button>
      </ChangeForm>
    </div>
  );
}
