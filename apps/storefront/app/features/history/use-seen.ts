import { useEffect } from 'react';
import { useAccount } from '../accounts/use-account.ts';
import { rememberSeen } from './seen-products.ts';

/** Remembers a viewed product in the browser of a guest. */
export function useSeen(prodId: number): void {
  const isGuest = useAccount() === undefined;
  useEffect(() => {
    if (isGuest) rememberSeen(prodId);
  }, [isGuest, prodId]);
}
