import type { RefundStep } from '@galleria/contract/after-sales/fields';
import type { ValueOf } from '@galleria/contract/operation';
import { REFUND_STATE } from '@galleria/domain/after-sales/refund-lifecycle';

type Step = ValueOf<typeof RefundStep>;

interface DisputedRequest {
  readonly returnMoneySts: number;
  /** The latest first. */
  readonly steps: readonly Step[];
}

/** The mall's latest question to the store, while the dispute is open and the store has not answered since. */
export function openQuestion({ returnMoneySts, steps }: DisputedRequest): Step | undefined {
  if (returnMoneySts !== REFUND_STATE.disputed) return undefined;
  const last = steps.find(({ what, by, of }) =>
    what === 'asked' ? of === 'seller' : what === 'said' && by === 'seller',
  );
  return last?.what === 'asked' ? last : undefined;
}
