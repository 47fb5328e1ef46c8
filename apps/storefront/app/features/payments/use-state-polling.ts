import type { PayState } from '@galleria/domain/payments/pay-types';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const FIRST_MS = 1000;
const MAX_MS = 10_000;

/**
 * Polls the state of a payment with growing intervals (not in a hidden window), and revalidates the page once it
 * changes.
 */
export function useStatePolling(shown: PayState, readState: () => Promise<PayState | undefined>): void {
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => void revalidate());
  const read = useEffectEvent(readState);
  useEffect(() => {
    let timer = setTimeout(poll, FIRST_MS, FIRST_MS);
    let isCancelled = false;
    async function poll(waitedMs: number) {
      const state = document.hidden ? undefined : await read();
      if (isCancelled) return;
      if (state && state !== shown) return reload();
      const nextMs = Math.min(waitedMs * 1.5, MAX_MS);
      timer = setTimeout(poll, nextMs, nextMs);
    }
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [shown]);
}
