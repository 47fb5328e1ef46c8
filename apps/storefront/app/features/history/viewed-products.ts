import { useEffect } from 'react';
import { useAccount } from '../../visit/use-account.ts';

const KEY = 'seenProducts';
const MAX_KEPT = 12;

/** Ids of products viewed in this browser, latest first. For guests: the server keeps the history of buyers. */
export function viewedProducts(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MAX_KEPT) : [];
  } catch {
    // Storage is forbidden, or has an unexpected value.
    return [];
  }
}

export function rememberViewed(prodId: number): void {
  const ids = [prodId, ...viewedProducts().filter((id) => id !== prodId)].slice(0, MAX_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Not stored.
  }
}

/** Stores a viewed product in the browser of a guest. */
export function useRememberViewed(prodId: number): void {
  const isGuest = useAccount() === undefined;
  useEffect(() => {
    if (isGuest) rememberViewed(prodId);
  }, [isGuest, prodId]);
}
