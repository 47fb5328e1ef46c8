import { useEffect, useRef } from 'react';
import { useAccount } from '../../visit/use-account.ts';

/** Records the product in a buyer's browsing history, once for each view of the page. */
export function useRecordBrowsing(prodId: number | undefined): void {
  const userId = useAccount()?.userId;
  const logged = useRef<string>(undefined);
  useEffect(() => {
    const visit = `${userId} ${prodId}`;
    if (userId === undefined || prodId === undefined || logged.current === visit) return;
    logged.current = visit;
    // Imported dynamically: only buyers have a browsing history.
    import('./record-browsing.ts').then(({ recordInBackground }) => recordInBackground(prodId)).catch(() => undefined);
  }, [userId, prodId]);
}
