import type { OutputOf } from '@galleria/contract/operation';
import { paymentStatus } from '@galleria/contract/payments/payments';
import { centsOf } from '@galleria/domain/money/main-units';
import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../../api/client.ts';
import { useMoneyText } from '../../../features/money/money-text.ts';
import { useText } from '../../../messages/messages.tsx';

const STAGES = {
  waiting: { icon: Hourglass, tone: 'bg-info-tint text-info', message: 'ledger.topUp.waiting' },
  paid: { icon: CircleCheck, tone: 'bg-success-tint text-success', message: 'ledger.topUp.paid' },
  failed: { icon: CircleAlert, tone: 'bg-danger-tint text-danger', message: 'ledger.topUp.failed' },
  unclear: { icon: CircleAlert, tone: 'bg-danger-tint text-danger', message: 'ledger.topUp.unclear' },
  refunding: { icon: CircleAlert, tone: 'bg-danger-tint text-danger', message: 'ledger.topUp.refunding' },
  refunded: { icon: CircleAlert, tone: 'bg-danger-tint text-danger', message: 'ledger.topUp.refunded' },
} as const;

/**
 * The state of the payment when the buyer returns from the gateway. Only the gateway confirms it, which may take a
 * moment.
 */
export function TopUpMessage({ topUp }: { topUp: TopUpStatus }) {
  const text = useText();
  const money = useMoneyText();
  const { icon: Icon, tone, message } = STAGES[useTopUpStage(topUp)];
  return (
    <p role="status" className={`flex items-start gap-3 rounded-card px-4 py-3.5 text-sm ${tone}`}>
      <Icon aria-hidden className="size-5 shrink-0" />
      {text(message, { amount: money(centsOf(topUp.amount)) })}
    </p>
  );
}

/** Most gateways have reported when the buyer returns; for slow ones the polling interval grows. */
const FIRST_WAIT_MS = 1_500;
const MAX_WAIT_MS = 15_000;

/** Polls until the top-up is final; then the page is loaded again, with the new balance. */
function useTopUpStage(topUp: TopUpStatus): TopUpStage {
  const { payNumber } = topUp;
  const [stage, setStage] = useState(() => stageOf(topUp));
  const { revalidate } = useRevalidator();
  const finish = useEffectEvent((final: TopUpStage) => {
    setStage(final);
    void revalidate();
  });

  const isWaiting = stage === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    let recheckDelayMs = FIRST_WAIT_MS;
    let timer = setTimeout(poll, recheckDelayMs);
    return () => clearTimeout(timer);

    async function poll() {
      const polled = timer;
      const answer = await api(paymentStatus, { payNumber });
      if (timer !== polled) return;
      const found = answer.ok ? stageOf(answer.data) : 'waiting';
      if (found !== 'waiting') return finish(found);
      recheckDelayMs = Math.min(recheckDelayMs * 1.5, MAX_WAIT_MS);
      timer = setTimeout(poll, recheckDelayMs);
    }
  }, [isWaiting, payNumber]);

  return stage;
}

type Status = OutputOf<typeof paymentStatus>;

export interface TopUpStatus extends Status {
  readonly payNumber: string;
}

export type TopUpStage = 'waiting' | 'paid' | 'failed' | 'unclear' | 'refunding' | 'refunded';

export function stageOf({ state, lastTry }: Status): TopUpStage {
  if (state === 'paid') return 'paid';
  if (lastTry === 'refunding' || lastTry === 'refunded') return lastTry;
  // The charged amount is unknown.
  if (state === 'closed' && lastTry === 'pending') return 'unclear';
  return state === 'closed' || lastTry === 'failed' ? 'failed' : 'waiting';
}
