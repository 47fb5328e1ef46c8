import type { OutputOf } from '@galleria/contract/operation';
import type { paymentStatus } from '@galleria/contract/payments';

type Status = OutputOf<typeof paymentStatus>;

export interface TopUpStatus extends Status {
  readonly payNumber: string;
}

export type TopUpStage = 'waiting' | 'paid' | 'failed' | 'unclear' | 'refunding' | 'refunded';

export function stageOf({ state, lastTry }: Status): TopUpStage {
  if (state === 'paid') return 'paid';
  if (lastTry === 'refunding' || lastTry === 'refunded') return lastTry;
  // Something was charged, but it is not known how much.
  if (state === 'closed' && lastTry === 'pending') return 'unclear';
  return state === 'closed' || lastTry === 'failed' ? 'failed' : 'waiting';
}
