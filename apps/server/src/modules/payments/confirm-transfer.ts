import type { confirmTransfer as operation } from '@galleria/contract/payments';
import { centsOf } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import type { BoundUseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { acceptMoney } from './accept-money.ts';
import type { PaymentsContext } from './context.ts';
import { findTransfer, readPayment } from './payments-db.ts';
import { whatCame } from './what-came.ts';

/** Staff saw the money on the mall's account. Saying so twice moves it once; too late, it becomes the buyer's balance. */
export function confirmTransfer(context: PaymentsContext): BoundUseCase<typeof operation> {
  return async ({ payNumber, amount }, caller) => {
    const { queries } = context.database;
    const payment = await findTransfer(queries, payNumber);
    if (!payment) return refuse('payment.notFound');
    const { id, number, amountCents } = payment;
    if (amountCents !== centsOf(amount)) return refuse('payment.amount');
    const received = { chargeRef: number, reference: undefined };
    await inTransaction(context.database, caller.actor, (transaction) =>
      acceptMoney(context, transaction, payment, received),
    );
    const after = (await readPayment(queries, id)) ?? payment;
    // Another amount was credited before, or at this very moment.
    if (whatCame(after).amountCents !== amountCents) return refuse('payment.dealtWith');
    return { state: after.state === 'settled' ? 'paid' : 'closed' };
  };
}
