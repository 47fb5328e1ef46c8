import type { confirmTransfer as operation } from '@galleria/contract/payments';
import { centsOf } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/binding.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { acceptMoney } from './accept-money.ts';
import type { PaymentsContext } from './context.ts';
import { findTransfer, readPayment } from './payments-db.ts';

/** Staff saw the money on the mall's account. Saying so twice moves it once; too late, it becomes the buyer's balance. */
export function confirmTransfer(context: PaymentsContext): UseCase<typeof operation> {
  return async ({ payNumber, amount }, caller) => {
    const { queries } = context.database;
    const payment = await findTransfer(queries, payNumber);
    if (!payment) return refuse('payment.notFound');
    if (payment.amountCents !== centsOf(amount)) return refuse('payment.amount');
    const received = { chargeRef: payment.number, reference: undefined };
    await inTransaction(context.database, caller.actor, (transaction) =>
      acceptMoney(context, transaction, payment, received),
    );
    const { state } = (await readPayment(queries, payment.id)) ?? payment;
    return { state: state === 'settled' ? 'paid' : 'closed' };
  };
}
