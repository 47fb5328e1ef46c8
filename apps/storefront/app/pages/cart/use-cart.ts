import { createContext, startTransition, use, useEffect, useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { applyChange, type CartChange, fieldsOf, replaces } from './cart-change.ts';
import type { CartData, CartOutcome } from './cart-data.ts';

/**
 * Optimistic cart: changes show at once and are sent one at a time and in order, so that quick clicks never
 * overtake each other; after each one the server's cart takes the place of ours.
 */
export function useCart(loaded: CartData) {
  const posted = useActionData<CartOutcome>();
  const { submit, data } = useFetcher<CartOutcome>();
  const [waiting, setWaiting] = useState<readonly CartChange[]>([]);
  /** One that has been answered still waits here for a moment, until the new cart takes its place. */
  const sent = useRef(new WeakSet<CartChange>());
  const isRunning = useRef(false);

  useEffect(() => {
    const next = waiting.find((change) => !sent.current.has(change));
    if (!next || isRunning.current) return;
    isRunning.current = true;
    sent.current.add(next);
    void submit(fieldsOf(next), { method: 'post', action: '/cart' }).finally(() => {
      isRunning.current = false;
      // Together with the new cart, which the router brings in the same way: never the old one in between.
      startTransition(() => setWaiting((now) => now.filter((change) => change !== next)));
    });
  }, [waiting, submit]);

  return {
    ...waiting.reduce(applyChange, loaded),
    isBusy: waiting.length > 0,
    isRestoring: waiting.some(({ kind }) => kind === 'restore'),
    outcome: data ?? posted,
    change: (wanted: CartChange) => {
      // The same wish again, after it failed, is another one.
      const next = { ...wanted };
      setWaiting((now) => enqueue(now, next, sent.current));
    },
  };
}

/** A change replaces the last one about the same thing, unless that was sent already. */
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
  /** What the server said against a change, by SKU. */
  readonly problems: Readonly<Record<string, string>>;
}

/** For everything in the cart that changes it. */
export const CartContext = createContext<CartHandle>({ change: () => undefined, problems: {} });

export function useCartHandle(): CartHandle {
  return use(CartContext);
}
