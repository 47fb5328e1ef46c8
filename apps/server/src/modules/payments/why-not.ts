import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Trade } from '../orders/index.ts';

/** Why a trade cannot be paid any more. Only the answer about a trade that is held is sure. */
export function whyNotPayable({
  state,
  isExpired,
}: Trade): Refused<'order.expired' | 'order.stateChanged'> | undefined {
  if (state !== 'unpaid') return refuse('order.stateChanged');
  return isExpired ? refuse('order.expired') : undefined;
}
