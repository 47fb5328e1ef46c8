import { useEffect, useSyncExternalStore } from 'react';

/** The product added last, for the note about it. */
export interface Added {
  readonly name: string;
  readonly option: string;
  readonly picture: string;
  readonly count: number;
}

const listeners = new Set<() => void>();
let pieces: number | undefined;
let added: Added | undefined;
let syncedFrame: object | undefined;

/**
 * Number of pieces in the cart, shared by all badges: from the shell's loader data, until a change on the page updates
 * it, until the shell is loaded again.
 */
export function useCartCount(frame: { cartCount: number }): number {
  useEffect(() => {
    if (syncedFrame === frame) return;
    syncedFrame = frame;
    setCartCount(frame.cartCount);
  }, [frame]);
  return useSyncExternalStore(subscribe, cartCountNow, getServerValue) ?? frame.cartCount;
}

export function useLastAdded(): Added | undefined {
  return useSyncExternalStore(subscribe, getLastAdded, getServerValue);
}

/** `undefined` while no badge is on the page. */
export function cartCountNow(): number | undefined {
  return pieces;
}

export function setCartCount(count: number): void {
  pieces = count;
  notify();
}

/** Without an argument the note is removed. */
export function setLastAdded(now?: Added): void {
  added = now;
  notify();
}

const getLastAdded = () => added;
const getServerValue = () => undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
