import { SYSTEM } from '@galleria/domain/access/access';
import { isOpenToPay } from '@galleria/domain/payments/next-payment';
import { type ChargeStatus, GatewayDown } from '../../../gateways/payments/gateway.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { lockTrade } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import { markFailed, markStatusChecked, type Payment, readPayment } from '../payments-db.ts';
import { acceptPayment } from '../settlement/accept-payment.ts';
import { rejectMismatch } from '../settlement/amount-mismatch.ts';
import { belongsToPayment, CHARGE_MISMATCH, hasRequestedAmount } from '../settlement/received-amount.ts';
import { matchesDueAmount } from './attempt-state.ts';

export const REFRESH_PAYMENT_STATUS = 'refreshPaymentStatus';

/** Job: queries the status of a payment at the gateway and applies it. */
export async function refreshPaymentStatus(
  context: PaymentsContext,
  { paymentId }: { paymentId: number },
): Promise<void> {
  const payment = await readPayment(context.database.queries, paymentId);
  if (!payment?.gatewayRef || payment.state !== 'open') return;
  const gateway = context.gateways.byName(payment.gateway);
  if (!gateway) throw new GatewayDown(`refreshPaymentStatus: no keys for gateway ${payment.gateway}`);
  const mayCapture = await isStillPayable(context, payment);
  await applyStatus(
    context,
    payment,
    await gateway.getOrCaptureCharge(payment.gatewayRef, payment.number, { mayCapture }),
  );
}

/** The lock is not kept: if the trade closes right afterwards, the captured charge is refunded as a late payment. */
async function isStillPayable({ database }: PaymentsContext, payment: Payment): Promise<boolean> {
  const { tradeId } = payment;
  if (tradeId === null) return true;
  const trade = await inTransaction(database, SYSTEM, (transaction) => lockTrade(transaction, tradeId));
  return trade !== undefined && isOpenToPay(trade) && matchesDueAmount(trade, payment);
}

async function applyStatus(context: PaymentsContext, payment: Payment, status: ChargeStatus): Promise<void> {
  const { database, log } = context;
  if (status.state === 'open') return markStatusChecked(database.queries, payment.id);
  if (status.state === 'failed') {
    await markFailed(database.queries, payment.id, status.failure);
    return;
  }
  const { charge } = status;
  if (belongsToPayment(payment, charge) && hasRequestedAmount(payment, charge)) {
    await inTransaction(database, SYSTEM, (transaction) => acceptPayment(context, transaction, payment, charge));
    return;
  }
  log.error(
    { event: 'payment.charge_mismatch', payment: payment.number, gateway: payment.gateway },
    'charge does not match its payment',
  );
  if (!belongsToPayment(payment, charge)) await markFailed(database.queries, payment.id, CHARGE_MISMATCH);
  else await inTransaction(database, SYSTEM, (transaction) => rejectMismatch(context, transaction, payment, charge));
}
