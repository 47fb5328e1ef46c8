import { useEffect } from 'react';
import { AccountWatch } from '../features/accounts/account-watch.tsx';
import { markWatched } from '../hydration/hydrate-later.tsx';
import { ToastRegion } from '../ui/overlays/toast-region.tsx';

/** What every page listens for once somebody is there: what is to be said, and who is signed in. */
export default function PageWatch() {
  useEffect(markWatched, []);
  return (
    <>
      <ToastRegion />
      <AccountWatch />
    </>
  );
}
