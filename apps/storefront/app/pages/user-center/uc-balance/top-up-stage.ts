import type { OutputOf } from '@galleria/contract/operation';
import type { payStatus } from '@galleria/contract/payments';

type Status = OutputOf<typeof payStatus>;

export interface TopUpStatus extends Status {
  readonly payNumber: string;
}

export type TopUpStage = 'waiting' | 'paid' | 'failed' | 'refunded';

export function stageOf({ state, lastTry }: Status): TopUpStage {
  if (state === 'paid') return 'paid';
  if (lastTry === 'refunded') return 'refunded';
  return state === 'closed' || lastTry === 'failed' ? 'failed' : 'waiting';
}
