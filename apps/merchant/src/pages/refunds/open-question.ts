import type { RefundStep } from '@galleria/contract/after-sales/fields';
import { REFUND_STATE } from '@galleria/domain/after-sales/refund-lifecycle';

type Step = (typeof RefundStep)['_zod']['output'];

interface Disputed {
  readonly returnMoneySts: number;
  /** The latest first. */
  readonly steps: readonly Step[];
}

/** What the mall asked the store last, as long as the store has said nothing since and the mall decides. */
export function openQuestion({ returnMoneySts, steps }: Disputed): Step | undefined {
  if (returnMoneySts !== REFUND_STATE.disputed) return undefined;
  const last = steps.find(({ what, by, of }) =>
    what === 'asked' ? of === 'seller' : what === 'said' && by === 'seller',
  );
  return last?.what === 'asked' ? last : undefined;
}
