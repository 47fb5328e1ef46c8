import type * as contract from '@galleria/contract/payments/staff-payments';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { readSignInName } from '@galleria/domain/accounts/contact';
import { mainUnits } from '@galleria/domain/money/main-units';
import { cutPage, readIdCursor } from '../../../infra/calls/cursor.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { findAccount } from '../../accounts/index.ts';
import { findTradeId, tradeSummaries } from '../../orders/index.ts';
import type { PaymentsContext } from '../context.ts';
import { readStaffPayments, type StaffPayment } from './staff-payments-db.ts';

const USER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NOBODY = '00000000-0000-0000-0000-000000000000';

export const paymentPage: UseCase<typeof contract.paymentPage, PaymentsContext> = async (
  { database: { queries } },
  { cursor, size, buyer, ...search },
) => {
  const userId = buyer ? ((await findBuyer(queries, buyer)) ?? NOBODY) : undefined;
  const tradeId = search.number ? await findTradeId(queries, search.number) : undefined;
  const page = { before: readIdCursor(cursor), limit: size + 1 };
  const rows = await readStaffPayments(queries, { ...search, userId, tradeId }, page);
  const { shown, nextCursor } = cutPage(rows, size, ({ id }) => id);
  return { records: await presentPayments(queries, shown), nextCursor };
};

async function findBuyer(queries: Queries, typed: string): Promise<string | undefined> {
  if (USER_ID.test(typed)) return typed;
  const name = readSignInName(typed);
  return name && (await findAccount(queries, name))?.id;
}

export async function presentPayments(queries: Queries, rows: readonly StaffPayment[]) {
  const tradeIds = [...new Set(rows.flatMap(({ tradeId }) => tradeId ?? []))];
  const trades = await tradeSummaries(queries, tradeIds);
  return rows.map((payment) => {
    const { receivedCents, receivedCurrency, tradeId } = payment;
    return {
      payNumber: payment.number,
      ...{ userId: payment.userId, purpose: payment.purpose, payType: payment.payType, gateway: payment.gateway },
      orderNumbers: [...((tradeId !== null && trades.get(tradeId)?.orderNumbers) || [])],
      amount: mainUnits(payment.amountCents),
      currency: payment.currency,
      received: receivedCents === null ? null : { amount: mainUnits(receivedCents), currency: receivedCurrency ?? '' },
      ...{ state: payment.state, trouble: payment.trouble, failure: payment.failure, note: payment.dismissNote },
      createTime: formatApiTime(payment.createdAt),
      settleTime: payment.settledAt && formatApiTime(payment.settledAt),
      checkTime: payment.checkedAt && formatApiTime(payment.checkedAt),
    };
  });
}
