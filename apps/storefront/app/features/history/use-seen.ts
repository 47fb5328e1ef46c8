import { useEffect } from 'react';
import { useAccount } from '../accounts/use-account.ts';
import { rememberSeen } from './seen-products.ts';

/** A guest's own browser remembers what they looked at. */
export function useSeen(prodId: number): void {
  const isGuest = useAccount() === undefined;
  useEffect(() => {
    if (isGuest) rememberSeen(prodId);
  }, [isGuest, prodId]);
}
