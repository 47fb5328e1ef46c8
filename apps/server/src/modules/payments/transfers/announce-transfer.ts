import { nextPayment } from '@galleria/domain/payments/next-payment';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import type { TransferRefusal } from '@galleria/domain/payments/payment-limits';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { awaitTransfer, lockTrade, type Trade } from '../../orders/index.ts';
import { type PayableRefusal, payableRefusal } from '../attempts/attempt-state.ts';
import type { StartedPayment } from '../attempts/create-charge.ts';
import type { PaymentsContext } from '../context.ts';
import { readLimits, refuseTransfer } from '../payment-limits.ts';
import { findOpenAttempt, insertPayment, TRANSFER_GATEWAY } from '../payments-db.ts';

/** The buyer announces a bank transfer. The trade's expiry is extended once, however often it is announced. */
export async function announceTransfer(
  context: PaymentsContext,
  { id: tradeId }: Pick<Trade, 'id'>,
  caller: Caller,
): Promise<StartedPayment | Refused<'order.notFound' | PayableRefusal | TransferRefusal>> {
  const limits = await readLimits(context);
  return inTransaction(context.database, caller.actor, async (transaction) => {
    const trade = await lockTrade(transaction, tradeId);
    if (!trade) return refuse('order.notFound');
    const refusal = payableRefusal(trade);
    if (refusal) return refusal;
    const { userId, currency } = trade;
    const { cents: amountCents, part } = nextPayment(trade);
    const method = { payType: PAY_TYPE.transfer, gateway: TRANSFER_GATEWAY, amountCents, part };
    const announced = await findOpenAttempt(transaction.queries, tradeId, method);
    if (announced) return presentTransfer(announced.number);
    const limitRefusal = await refuseTransfer(transaction, trade, limits, caller.locale);
    if (limitRefusal) return limitRefusal;
    const { number } = await insertPayment(transaction, {
      ...method,
      ...{ userId, purpose: 'trade', tradeId, currency, state: 'open' },
    });
    await awaitTransfer(transaction, tradeId, limits.rules.transferLimitDays);
    return presentTransfer(number);
  });
}

function presentTransfer(payNumber: string): StartedPayment {
  return { payNumber, state: 'pending', redirectUrl: '' };
}
