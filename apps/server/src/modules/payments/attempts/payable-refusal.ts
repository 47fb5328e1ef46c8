import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Trade } from '../../orders/index.ts';

export type PayableRefusal = 'order.expired' | 'order.stateChanged';

/** Why a trade cannot be paid any more. Only final if the trade is locked. */
export function payableRefusal({ state, isExpired }: Trade): Refused<PayableRefusal> | undefined {
  if (state !== 'unpaid') return refuse('order.stateChanged');
  return isExpired ? refuse('order.expired') : undefined;
}
