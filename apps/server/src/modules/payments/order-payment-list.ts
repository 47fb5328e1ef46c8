import type * as contract from '@galleria/contract/payments/order-payments';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { findJournalIds } from '../ledger/index.ts';
import { findTradeOfOrder } from '../orders/index.ts';
import type { PaymentsContext } from './context.ts';
import { type Payment, readAttempts } from './payments-db.ts';

export const orderPaymentList: UseCase<typeof contract.orderPaymentList, PaymentsContext> = async (
  { database: { queries } },
  { orderNumber },
) => {
  const tradeId = await findTradeOfOrder(queries, orderNumber);
  if (tradeId === undefined) return refuse('order.notFound');
  const payments = await readAttempts(queries, tradeId);
  const journals = await findJournalIds(
    queries,
    payments.flatMap((payment) => keyOf(payment) ?? []),
  );
  return payments.map((payment) => ({
    ...{ payNumber: payment.number, payType: payment.payType, gateway: payment.gateway, state: payment.state },
    amount: mainUnits(payment.amountCents),
    createTime: formatApiTime(payment.createdAt),
    settleTime: payment.settledAt && formatApiTime(payment.settledAt),
    journalId: journals.get(keyOf(payment) ?? '') ?? null,
  }));
};

/** Key of the journal that the payment was booked with. */
function keyOf({ id, tradeId, state, part }: Payment): string | undefined {
  if (state === 'settled') return part === 'deposit' ? `paid:${tradeId}:deposit` : `paid:${tradeId}`;
  return state === 'late' ? `late:${id}` : undefined;
}
