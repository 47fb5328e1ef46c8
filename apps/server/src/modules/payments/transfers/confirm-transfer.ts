import type * as contract from '@galleria/contract/payments/payments';
import { centsOf } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { PaymentsContext } from '../context.ts';
import { readPayment } from '../payments-db.ts';
import { acceptPayment } from '../settlement/accept-payment.ts';
import { receivedAmount } from '../settlement/received-amount.ts';
import { findTransfer } from './transfers-db.ts';

/**
 * Staff found the announced amount on the mall's bank account. Idempotent; if the trade is closed, the money becomes
 * the buyer's balance.
 */
export const confirmTransfer: UseCase<typeof contract.confirmTransfer, PaymentsContext> = async (
  context,
  { payNumber, amount },
  { actor, audit },
) => {
  const { queries } = context.database;
  const payment = await findTransfer(queries, payNumber);
  if (!payment) return refuse('payment.notFound');
  const { id, number, amountCents } = payment;
  if (amountCents !== centsOf(amount)) return refuse('payment.amount');
  const receipt = { chargeRef: number, reference: undefined };
  await inTransaction(context.database, actor, (transaction) => acceptPayment(context, transaction, payment, receipt));
  const after = (await readPayment(queries, id)) ?? payment;
  // Another amount was credited before or concurrently.
  if (receivedAmount(after).amountCents !== amountCents) return refuse('payment.dealtWith');
  audit.changed({ payNumber, state: payment.state }, { payNumber, amount, state: after.state });
  return { state: after.state === 'settled' ? 'paid' : 'closed' };
};
