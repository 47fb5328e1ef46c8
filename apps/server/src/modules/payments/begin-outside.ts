import type { PayType } from '@galleria/domain/payments/pay-types';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { lockTrade, type Trade } from '../orders/index.ts';
import { readMallName } from '../site/index.ts';
import { askGateway, begunAs } from './ask-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { newPayNumber } from './pay-number.ts';
import { findOpen, insertPayment, type Payment } from './payments-db.ts';
import { returnAddress } from './return-address.ts';
import { whyNotPayable } from './why-not.ts';

/** Begins a payment for a trade elsewhere; one that waits already is gone on with. */
export async function beginOutside(
  context: PaymentsContext,
  { id: tradeId, orders }: Trade,
  payType: PayType,
  { returnUrl = '' }: { returnUrl: string | undefined },
  caller: Caller,
) {
  const payment = await keepPayment(context, tradeId, payType, caller);
  if (isRefused(payment)) return payment;
  if (payment.state === 'open') return begunAs(payment);
  const { publicUrl, database } = context;
  const numbers = orders.map(({ number }) => number).join(',');
  const ownPage = `/payment?orderNumbers=${numbers}`;
  return askGateway(context, payment, {
    description: `${await readMallName(database.queries, caller.locale)} · ${numbers.replaceAll(',', ', ')}`,
    returnUrl: returnAddress(publicUrl(), returnUrl || ownPage, ownPage, payment.number),
    locale: caller.locale,
  });
}

type CounterRefusal = 'order.notFound' | 'order.expired' | 'order.stateChanged' | 'payment.methodOff';

async function keepPayment(
  { database, gateways }: PaymentsContext,
  tradeId: number,
  payType: PayType,
  caller: Caller,
): Promise<Payment | Refused<CounterRefusal>> {
  const gateway = gateways.forType(payType);
  if (!gateway) return refuse('payment.methodOff');
  return inTransaction(database, caller.actor, async (transaction) => {
    const { queries } = transaction;
    const trade = await lockTrade(transaction, tradeId);
    if (!trade) return refuse('order.notFound');
    const tooLate = whyNotPayable(trade);
    if (tooLate) return tooLate;
    const { userId, currency, payableCents: amountCents } = trade;
    const way = { payType, gateway: gateway.name, amountCents };
    const open = await findOpen(queries, tradeId, way);
    if (open) return open;
    const number = newPayNumber(await transaction.now());
    return insertPayment(queries, { ...way, number, userId, purpose: 'trade', tradeId, currency, state: 'begun' });
  });
}
