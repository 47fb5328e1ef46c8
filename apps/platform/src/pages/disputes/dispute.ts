import type { disputeInfo } from '@galleria/contract/after-sales/staff-disputes';
import type { OutputOf } from '@galleria/contract/operation';
import { nextRefundState, REFUND_KIND, REFUND_STATE } from '@galleria/domain/after-sales/refund-lifecycle';

export type DisputeInfo = OutputOf<typeof disputeInfo>;

/** Whether the dispute still waits for the mall's ruling. */
export function isOpenDispute({ returnMoneySts, dispute }: Pick<DisputeInfo, 'returnMoneySts' | 'dispute'>): boolean {
  return returnMoneySts === REFUND_STATE.disputed && dispute !== null;
}

/** Whether the lifecycle allows the mall to answer in place of the store. */
export function canAnswer(
  { returnMoneySts, moneyState, applyType, proposal }: DisputeInfo,
  answer: 'upheld' | 'refused',
): boolean {
  if (proposal) return false;
  const states = Object.values(REFUND_STATE);
  const state = states.find((one) => one === returnMoneySts);
  if (state === undefined || state === REFUND_STATE.disputed) return false;
  const facts = {
    ...{ state, needsReturn: applyType === REFUND_KIND.returnGoods },
    isMoneyMoving: moneyState !== 'none',
  };
  return nextRefundState(facts, answer) !== undefined;
}
