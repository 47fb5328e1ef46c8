import type { CapturedCharge } from '../../../gateways/payments/gateway.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { PaymentsContext } from '../context.ts';
import { lockPayment, markFailed, markReceived, type Payment } from '../payments-db.ts';
import { isReceived } from './accept-payment.ts';
import { refundLatePayment } from './late-payment.ts';
import { CHARGE_MISMATCH, isRefundable } from './received-amount.ts';

/**
 * Another amount or currency than requested was received. It settles nothing and is refunded in full like a late
 * payment, once, however often the gateway reports it.
 */
export async function rejectMismatch(
  context: PaymentsContext,
  transaction: Transaction,
  { id }: Payment,
  charge: CapturedCharge,
): Promise<void> {
  const { queries } = transaction;
  if (isReceived(await lockPayment(queries, id))) return;
  if (!isRefundable(charge)) {
    await markFailed(queries, id, CHARGE_MISMATCH);
    return;
  }
  const { chargeRef, reference, amountCents, currency } = charge;
  const mismatch = { failure: CHARGE_MISMATCH, amountCents, currency };
  const payment = await markReceived(queries, id, 'late', { chargeRef, reference, mismatch });
  await refundLatePayment(context, transaction, payment);
}
