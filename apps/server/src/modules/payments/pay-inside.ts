import { buyerWallet } from '@galleria/domain/ledger/accounts';
import { centsOf } from '@galleria/domain/money/main-units';
import { PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { lockTrade, settleTrade, type Trade } from '../orders/index.ts';
import { amountIn } from './amount-in.ts';
import type { Begun } from './ask-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { newPayNumber } from './pay-number.ts';
import { insertPayment, MALL } from './payments-db.ts';
import { whyNotPayable } from './why-not.ts';

type InsideRefusal = 'order.notFound' | 'order.expired' | 'order.stateChanged' | 'payment.balance';

/** From the balance, by points alone, or promised at the door: over in one transaction, in our own books. */
export async function payInside(
  context: PaymentsContext,
  { id: tradeId, userId, currency }: Trade,
  payType: PayType,
  caller: Caller,
): Promise<Begun | Refused<InsideRefusal>> {
  const paid = await settleInside(context, tradeId, payType, caller);
  if (!isRefused(paid) || paid.refused !== 'ledger.insufficient') return paid as Begun | Refused<InsideRefusal>;
  const { balance } = await context.ledger.balance(userId);
  return refuse('payment.balance', { values: { balance: amountIn(caller.locale, currency, centsOf(balance)) } });
}

async function settleInside({ database }: PaymentsContext, tradeId: number, payType: PayType, caller: Caller) {
  const isPromise = payType === PAY_TYPE.cashOnDelivery;
  return inTransaction(database, caller.actor, async (transaction) => {
    const trade = await lockTrade(transaction, tradeId);
    if (!trade) return refuse('order.notFound');
    const tooLate = whyNotPayable(trade);
    if (tooLate) return tooLate;
    const { userId, currency, payableCents: amountCents } = trade;
    const from = payType === PAY_TYPE.balance ? buyerWallet(userId) : undefined;
    const settled = await settleTrade(transaction, trade, { payType, from, paidCents: isPromise ? 0 : amountCents });
    if (isRefused(settled)) return settled;
    if (settled === 'closed') return refuse('order.stateChanged');
    const payment = await insertPayment(transaction.queries, {
      ...{ userId, purpose: 'trade', tradeId, payType, gateway: MALL, amountCents, currency },
      number: newPayNumber(await transaction.now()),
      state: isPromise ? 'promised' : 'settled',
    });
    const state = isPromise ? ('promised' as const) : ('paid' as const);
    return { payNumber: payment.number, state, redirectUrl: '' };
  });
}
