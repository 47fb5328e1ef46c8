import type { PayState } from '@galleria/domain/payments/pay-types';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const FIRST_MS = 1000;
const MAX_MS = 10_000;

/**
 * Polls the state of a payment with growing intervals (not in a hidden window), and revalidates the page once it
 * changes.
 */
export function useStateWatch(shown: PayState, readState: () => Promise<PayState | undefined>): void {
  const { revalidate } = useRevalidator();
  const lookAgain = useEffectEvent(() => void revalidate());
  const read = useEffectEvent(readState);
  useEffect(() => {
    let timer = setTimeout(ask, FIRST_MS, FIRST_MS);
    let isOver = false;
    async function ask(waitedMs: number) {
      const state = document.hidden ? undefined : await read();
      if (isOver) return;
      if (state && state !== shown) return lookAgain();
      const nextMs = Math.min(waitedMs * 1.5, MAX_MS);
      timer = setTimeout(ask, nextMs, nextMs);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [shown]);
}
