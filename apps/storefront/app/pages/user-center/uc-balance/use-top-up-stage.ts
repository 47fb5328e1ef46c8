import { paymentStatus } from '@galleria/contract/payments';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../../api/client.ts';
import { stageOf, type TopUpStage, type TopUpStatus } from './top-up-stage.ts';

/** Most gateways have said it by the time the buyer is back; a hanging one is asked less and less often. */
const FIRST_WAIT_MS = 1_500;
const LONGEST_WAIT_MS = 15_000;

/** Looks until it is known what became of a top-up; then the page is loaded again, with the new balance. */
export function useTopUpStage(news: TopUpStatus): TopUpStage {
  const { payNumber } = news;
  const [stage, setStage] = useState(() => stageOf(news));
  const { revalidate } = useRevalidator();
  const settle = useEffectEvent((settled: TopUpStage) => {
    setStage(settled);
    void revalidate();
  });

  const isWaiting = stage === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    let waitMs = FIRST_WAIT_MS;
    let timer = setTimeout(look, waitMs);
    return () => clearTimeout(timer);

    async function look() {
      const asked = timer;
      const answer = await api(paymentStatus, { payNumber });
      if (timer !== asked) return;
      const found = answer.ok ? stageOf(answer.data) : 'waiting';
      if (found !== 'waiting') return settle(found);
      waitMs = Math.min(waitMs * 1.5, LONGEST_WAIT_MS);
      timer = setTimeout(look, waitMs);
    }
  }, [isWaiting, payNumber]);

  return stage;
}
