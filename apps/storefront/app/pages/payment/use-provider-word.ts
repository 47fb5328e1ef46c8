import { paymentStatus } from '@galleria/contract/payments';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api/client.ts';

const FIRST_MS = 1000;
const LONGEST_MS = 10_000;

/** Asks, at first often and then more seldom, whether there is news; the page is loaded again when there is. */
export function useProviderWord(orderNumbers: string): void {
  const { revalidate } = useRevalidator();
  const lookAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    let timer = setTimeout(ask, FIRST_MS, FIRST_MS);
    let isOver = false;
    async function ask(waitedMs: number) {
      const answer = document.hidden ? undefined : await api(paymentStatus, { orderNumbers });
      if (isOver) return;
      if (answer?.ok && answer.data.state !== 'pending') return lookAgain();
      const nextMs = Math.min(waitedMs * 1.5, LONGEST_MS);
      timer = setTimeout(ask, nextMs, nextMs);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [orderNumbers]);
}
