import { dueNow } from '@galleria/domain/payments/due-now';
import { isGatewayPayType } from '@galleria/domain/payments/pay-types';
import type { Trade } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import { offeredPayTypes, presentMethod } from '../pay-methods.ts';

/**
 * The ways of paying that a ticket is good for: at a payment provider, where whoever pays brings the money. Balance, points
 * and what is paid later are the buyer's own to choose, signed in.
 */
export async function phoneMethods(context: PaymentsContext, trade: Trade) {
  const payableCents = dueNow(trade).cents;
  // Of no consequence at a provider.
  const facts = { payableCents, orders: trade.orders, balanceCents: 0, hasPayPassword: false, hasVirtual: false };
  return (await offeredPayTypes(context, payableCents))
    .filter(isGatewayPayType)
    .map((payType) => presentMethod(context, payType, facts));
}
