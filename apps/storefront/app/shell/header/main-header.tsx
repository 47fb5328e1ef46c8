import { lazy, Suspense } from 'react';
import { useLastAdded } from '../../features/cart/cart-store.ts';
import { PhoneMenu } from '../phone/phone-menu.tsx';
import { HotSearches } from '../search/hot-searches.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { CartButton } from './cart-button.tsx';
import { Logo } from './logo.tsx';

const CART_LIMIT = 999;

/** One row, also on phones. */
export function MainHeader() {
  return (
    <div className="page-column relative flex items-center gap-x-2 py-1.5 md:gap-x-8 md:pt-4 md:pb-2 lg:gap-x-12">
      <div className="md:hidden">
        <PhoneMenu />
      </div>
      <Logo markOnPhones />
      <div className="w-full min-w-0 max-w-155 md:pt-2">
        <SearchBox />
        <HotSearches />
      </div>
      <div className="ms-auto -me-2 shrink-0 md:me-0">
        <CartButton limit={CART_LIMIT} />
        <AddedNotice />
      </div>
    </div>
  );
}

const AddedNote = lazy(() => import('../../features/cart/added-note.tsx'));

/** A note about the product that was last added to the cart, from any part of the page. */
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
