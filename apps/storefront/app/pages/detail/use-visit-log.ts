import { useEffect, useRef } from 'react';
import { useAccount } from '../../features/accounts/use-account.ts';

/** The visit of a signed-in buyer is remembered once the page is shown, each product once for each view. */
export function useVisitLog(prodId: number | undefined): void {
  const userId = useAccount()?.userId;
  const logged = useRef<string>(undefined);
  useEffect(() => {
    const visit = `${userId} ${prodId}`;
    if (userId === undefined || prodId === undefined || logged.current === visit) return;
    logged.current = visit;
    // Without the script the visit is forgotten, which nobody minds.
    import('./log-visit.ts').then(({ logVisit }) => logVisit(prodId)).catch(() => undefined);
  }, [userId, prodId]);
}
