import { useEffect } from 'react';
import { AccountWatch } from '../features/accounts/account-watch.tsx';
import { markPageWatchHydrated } from '../hydration/hydrate-later.tsx';
import { ToastRegion } from '../ui/overlays/toast-region.tsx';

/** Toasts and the watch over who is signed in; hydrated with the first interaction on every page. */
export default function PageWatch() {
  useEffect(markPageWatchHydrated, []);
  return (
    <>
      <ToastRegion />
      <AccountWatch />
    </>
  );
}
