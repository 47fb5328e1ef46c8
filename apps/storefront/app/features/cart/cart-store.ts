import { useEffect, useSyncExternalStore } from 'react';

/** What was put into the cart last, for the note about it. */
export interface Added {
  readonly name: string;
  readonly option: string;
  readonly picture: string;
  readonly count: number;
}

const listeners = new Set<() => void>();
let pieces: number | undefined;
let added: Added | undefined;
let followed: object | undefined;

/**
 * Pieces in the cart, one number for all badges: what came with the page's frame, until a change on the page knows
 * better, until the frame is loaded anew.
 */
export function useCartCount(frame: { cartCount: number }): number {
  useEffect(() => {
    if (followed === frame) return;
    followed = frame;
    tellCartCount(frame.cartCount);
  }, [frame]);
  return useSyncExternalStore(subscribe, cartCountNow, nothing) ?? frame.cartCount;
}

export function useLastAdded(): Added | undefined {
  return useSyncExternalStore(subscribe, lastAdded, nothing);
}

/** Nothing while no badge is on the page. */
export function cartCountNow(): number | undefined {
  return pieces;
}

export function tellCartCount(count: number): void {
  pieces = count;
  tell();
}

/** Without anything, the note goes. */
export function tellAdded(now?: Added): void {
  added = now;
  tell();
}

const lastAdded = () => added;
const nothing = () => undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
