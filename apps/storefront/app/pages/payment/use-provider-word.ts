import { paymentStatus } from '@galleria/contract/payments';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api/client.ts';

const FIRST_MS = 1000;
const LONGEST_MS = 10_000;

/** Polls the payment's status with growing intervals and revalidates the page when it changes. */
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
