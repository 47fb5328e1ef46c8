import { buyerWallet } from '@galleria/domain/ledger/accounts';
import { centsOf } from '@galleria/domain/money/main-units';
import { nextPayment } from '@galleria/domain/payments/next-payment';
import { PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import type { CashRefusal } from '@galleria/domain/payments/payment-limits';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { formatMoney } from '@galleria/i18n/formats';
import type { Caller } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { lockBuyerHoldings, lockTrade, settleTrade, type Trade } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import { readLimits, refuseCash } from '../payment-limits.ts';
import { CASH_ON_DELIVERY_STATE, INTERNAL_GATEWAY, insertPayment } from '../payments-db.ts';
import { type PayableRefusal, payableRefusal } from './attempt-state.ts';
import type { StartedPayment } from './create-charge.ts';

type InternalRefusal = 'order.notFound' | PayableRefusal | CashRefusal | 'payment.balance';

/** Pays by balance, points alone or cash on delivery, in one transaction of our own ledger. */
export async function payInternally(
  context: PaymentsContext,
  { id: tradeId, userId, currency }: Trade,
  payType: PayType,
  caller: Caller,
): Promise<StartedPayment | Refused<InternalRefusal>> {
  const paid = await settleInternally(context, { tradeId, userId }, payType, caller);
  if (!isRefused(paid) || paid.refused !== 'ledger.insufficient') {
    return paid as StartedPayment | Refused<InternalRefusal>;
  }
  const { balance } = await context.ledger.balance(userId);
  return refuse('payment.balance', { values: { balance: formatMoney(caller.locale, currency, centsOf(balance)) } });
}

async function settleInternally(
  context: PaymentsContext,
  { tradeId, userId }: { tradeId: number; userId: string },
  payType: PayType,
  caller: Caller,
) {
  const isCash = payType === PAY_TYPE.cashOnDelivery;
  const limits = isCash ? await readLimits(context) : undefined;
  return inTransaction(context.database, caller.actor, async (transaction) => {
    // Locked before the trade, the same order as in submitting an order.
    if (isCash) await lockBuyerHoldings(transaction, userId);
    const trade = await lockTrade(transaction, tradeId);
    if (!trade) return refuse('order.notFound');
    const refusal = payableRefusal(trade);
    if (refusal) return refusal;
    const limitRefusal = limits && (await refuseCash(transaction, trade, limits, caller.locale));
    if (limitRefusal) return limitRefusal;
    const { currency } = trade;
    const { cents: amountCents, part } = nextPayment(trade);
    const from = payType === PAY_TYPE.balance ? buyerWallet(userId) : undefined;
    const settled = await settleTrade(transaction, trade, { payType, from, paidCents: isCash ? 0 : amountCents });
    if (isRefused(settled)) return settled;
    if (settled === 'closed') return refuse('order.stateChanged');
    const payment = await insertPayment(transaction, {
      ...{ userId, purpose: 'trade', tradeId, part, payType, gateway: INTERNAL_GATEWAY, amountCents, currency },
      state: isCash ? CASH_ON_DELIVERY_STATE : 'settled',
    });
    const state = isCash ? CASH_ON_DELIVERY_STATE : ('paid' as const);
    return { payNumber: payment.number, state, redirectUrl: '' };
  });
}
