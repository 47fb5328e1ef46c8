import { nextPayment } from '@galleria/domain/payments/next-payment';
import type { PayType } from '@galleria/domain/payments/pay-types';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { lockTrade, type Trade } from '../../orders/index.ts';
import { readMallName } from '../../site/index.ts';
import type { PaymentsContext } from '../context.ts';
import { findOpenAttempt, insertPayment, type Payment } from '../payments-db.ts';
import { matchesDueAmount, type PayableRefusal, payableRefusal } from './attempt-state.ts';
import { createCharge, presentStarted } from './create-charge.ts';
import { returnUrls } from './return-url.ts';

interface StartOptions {
  readonly returnUrl: string | undefined;
  /** The only part and amount that the caller may pay; without it, the amount due. */
  readonly only?: Pick<Payment, 'part' | 'amountCents'>;
}

/** Starts an attempt at a gateway, or continues one that is open. */
export async function payAtGateway(
  context: PaymentsContext,
  { id: tradeId, orders }: Trade,
  payType: PayType,
  { returnUrl = '', only }: StartOptions,
  caller: Caller,
) {
  const payment = await openAttempt(context, tradeId, payType, only, caller);
  if (isRefused(payment)) return payment;
  if (payment.state === 'open') return presentStarted(payment);
  const { publicUrl, database } = context;
  const numbers = orders.map(({ number }) => number).join(',');
  const paymentPage = `/payment?orderNumbers=${numbers}`;
  return createCharge(context, payment, {
    description: `${await readMallName(database.queries, caller.locale)} · ${numbers.replaceAll(',', ', ')}`,
    ...returnUrls(publicUrl(), returnUrl || paymentPage, paymentPage, payment.number),
    locale: caller.locale,
  });
}

async function openAttempt(
  { database, gateways }: PaymentsContext,
  tradeId: number,
  payType: PayType,
  only: StartOptions['only'],
  caller: Caller,
): Promise<Payment | Refused<'order.notFound' | PayableRefusal | 'payment.methodOff'>> {
  const gateway = gateways.forPayType(payType);
  if (!gateway) return refuse('payment.methodOff');
  return inTransaction(database, caller.actor, async (transaction) => {
    const trade = await lockTrade(transaction, tradeId);
    if (!trade) return refuse('order.notFound');
    const refusal = payableRefusal(trade);
    if (refusal) return refusal;
    if (only && !matchesDueAmount(trade, only)) return refuse('order.stateChanged');
    const { userId, currency } = trade;
    const { cents: amountCents, part } = nextPayment(trade);
    const method = { payType, gateway: gateway.name, amountCents, part };
    const open = await findOpenAttempt(transaction.queries, tradeId, method);
    if (open) return open;
    return insertPayment(transaction, { ...method, userId, purpose: 'trade', tradeId, currency, state: 'created' });
  });
}
