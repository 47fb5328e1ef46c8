import { lazy, Suspense } from 'react';
import { useLastAdded } from '../../features/cart/cart-store.ts';
import { PhoneMenu } from '../phone/phone-menu.tsx';
import { HotWords } from '../search/hot-words.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { CartButton } from './cart-button.tsx';
import { Logo } from './logo.tsx';

const CART_LIMIT = 999;

/** On phones the search takes a row of its own. */
export function MainHeader() {
  return (
    <div className="page-column flex flex-wrap items-center gap-x-2 gap-y-2 pt-2 max-md:pb-1 md:pb-2 md:flex-nowrap md:gap-x-8 md:pt-4 lg:gap-x-12">
      <PhoneMenu />
      <Logo />
      <div className="order-last w-full min-w-0 max-w-155 md:order-none md:pt-2">
        <SearchBox />
        <HotWords />
      </div>
      <div className="ms-auto -me-2 shrink-0 md:me-0">
        <CartButton limit={CART_LIMIT} />
        <AddedNotice />
      </div>
    </div>
  );
}

const AddedNote = lazy(() => import('../../features/cart/added-note.tsx'));

/** A note about the product that was just added to the cart, by whichever part of the page. */
function AddedNotice() {
  const added = useLastAdded();
  return (
    added && (
      <Suspense>
        <AddedNote added={added} />
      </Suspense>
    )
  );
}
