import { createContext, startTransition, use, useEffect, useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { applyChange, type CartChange, fieldsOf, replaces } from './cart-change.ts';
import type { CartData, CartOutcome } from './cart-data.ts';

/**
 * Optimistic cart: changes are shown at once and sent one at a time and in order, so that quick clicks never overtake
 * each other. After each answer the server's cart replaces the local one.
 */
export function useCart(loaded: CartData) {
  const posted = useActionData<CartOutcome>();
  const { submit, data } = useFetcher<CartOutcome>();
  const [waiting, setWaiting] = useState<readonly CartChange[]>([]);
  /** Changes that were sent. An answered one stays in `waiting` until the new cart is rendered. */
  const sent = useRef(new WeakSet<CartChange>());
  const isRunning = useRef(false);

  useEffect(() => {
    const next = waiting.find((change) => !sent.current.has(change));
    if (!next || isRunning.current) return;
    isRunning.current = true;
    sent.current.add(next);
    void submit(fieldsOf(next), { method: 'post', action: '/cart' }).finally(() => {
      isRunning.current = false;
      // In the same transition as the router's new cart, so that the old one is never rendered in between.
      startTransition(() => setWaiting((now) => now.filter((change) => change !== next)));
    });
  }, [waiting, submit]);

  return {
    ...waiting.reduce(applyChange, loaded),
    isBusy: waiting.length > 0,
    isRestoring: waiting.some(({ kind }) => kind === 'restore'),
    outcome: data ?? posted,
    change: (wanted: CartChange) => {
      // A new object: a repeated change after a failure must not count as sent.
      const next = { ...wanted };
      setWaiting((now) => enqueue(now, next, sent.current));
    },
  };
}

/** A change replaces the last waiting one about the same thing, unless that was sent already. */
export function enqueue(
  waiting: readonly CartChange[],
  next: CartChange,
  sent: WeakSet<CartChange>,
): readonly CartChange[] {
  const last = waiting.at(-1);
  return last && !sent.has(last) && replaces(next, last) ? waiting.with(-1, next) : [...waiting, next];
}

interface CartHandle {
  readonly change: (change: CartChange) => void;
  /** Refusals of changes, by SKU. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Gives every part of the cart access to `change`. */
export const CartContext = createContext<CartHandle>({ change: () => undefined, problems: {} });

export function useCartHandle(): CartHandle {
  return use(CartContext);
}
