import { nextPayment } from '@galleria/domain/payments/next-payment';
import { isGatewayPayType } from '@galleria/domain/payments/pay-types';
import type { Trade } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import { offeredPayTypes, presentMethod } from '../pay-methods.ts';

/**
 * Pay types for a phone ticket: only gateways, where the person who pays brings the money. Balance, points and paying
 * later require the buyer's session.
 */
export async function phoneMethods(context: PaymentsContext, trade: Trade) {
  const payableCents = nextPayment(trade).cents;
  // The other facts do not matter for gateways.
  const facts = { payableCents, orders: trade.orders, balanceCents: 0, hasPayPassword: false, hasVirtual: false };
  return (await offeredPayTypes(context, payableCents))
    .filter(isGatewayPayType)
    .map((payType) => presentMethod(context, payType, facts));
}
