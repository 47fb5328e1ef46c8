import { lazy, Suspense } from 'react';
import { useLastAdded } from '../../features/cart/cart-store.ts';

const AddedNote = lazy(() => import('../../features/cart/added-note.tsx'));

/** The place of the note about what was just put into the cart, whichever part of the page did that. */
export function AddedNotice() {
  const added = useLastAdded();
  return (
    added && (
      <Suspense>
        <AddedNote added={added} />
      </Suspense>
    )
  );
}
