import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { awaitTransfer, lockTrade, type Trade } from '../orders/index.ts';
import type { Begun } from './ask-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { newPayNumber } from './pay-number.ts';
import { findOpen, insertPayment, TRANSFER } from './payments-db.ts';
import { whyNotPayable } from './why-not.ts';

/** The buyer says that they will send the money by their bank. The trade waits for it; announcing twice waits no longer. */
export async function announceTransfer(
  { database, rules }: PaymentsContext,
  { id: tradeId }: Trade,
  caller: Caller,
): Promise<Begun | Refused<'order.notFound' | 'order.expired' | 'order.stateChanged'>> {
  const { transferLimitDays } = await rules();
  return inTransaction(database, caller.actor, async (transaction) => {
    const { queries } = transaction;
    const trade = await lockTrade(transaction, tradeId);
    if (!trade) return refuse('order.notFound');
    const tooLate = whyNotPayable(trade);
    if (tooLate) return tooLate;
    const { userId, currency, payableCents: amountCents } = trade;
    const way = { payType: PAY_TYPE.transfer, gateway: TRANSFER, amountCents };
    const known = await findOpen(queries, tradeId, way);
    if (known) return { payNumber: known.number, state: 'pending', redirectUrl: '' };
    const number = newPayNumber(await transaction.now());
    await insertPayment(queries, { ...way, number, userId, purpose: 'trade', tradeId, currency, state: 'open' });
    await awaitTransfer(transaction, tradeId, transferLimitDays);
    return { payNumber: number, state: 'pending', redirectUrl: '' };
  });
}
