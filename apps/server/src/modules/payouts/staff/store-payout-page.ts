import type * as contract from '@galleria/contract/payouts/staff-payouts';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import { cutPage, readIdCursor } from '../../../infra/calls/cursor.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { PayoutsContext } from '../context.ts';
import { readPayoutTransfer } from '../requests/decide-payout.ts';
import { payoutPeople } from './payout-people.ts';
import { findStorePayout, readStorePayouts } from './staff-payouts-db.ts';

export const storePayoutPage: UseCase<typeof contract.storePayoutPage, PayoutsContext> = async (
  { database: { queries }, stores, rules },
  { cursor, size, ...search },
  { actor, locale },
) => {
  const [rows, names, { payoutSecondPersonAboveCents }] = await Promise.all([
    readStorePayouts(queries, search, { before: readIdCursor(cursor), limit: size + 1 }),
    stores.summaries(locale),
    rules(),
  ]);
  const { shown, nextCursor } = cutPage(rows, size, ({ id }) => id);
  const peopleOf = await payoutPeople(queries, shown);
  return {
    records: shown.map((payout) => ({
      payoutId: payout.id,
      payoutNumber: payout.number,
      storeId: payout.storeId,
      storeName: names.get(payout.storeId)?.shopName ?? '',
      amount: mainUnits(payout.amountCents),
      state: payout.state,
      ...{ holder: payout.holder, account: payout.masked, isAutomatic: payout.isAutomatic },
      needsSecond: payout.amountCents > payoutSecondPersonAboveCents,
      isFirstApproved: payout.firstApproverId !== null,
      mayApprove: payout.state === 'requested' && payout.firstApproverId !== actor.userId,
      ...{ reason: payout.reason, reference: payout.reference, batchId: payout.batchId },
      ...peopleOf(payout),
      createTime: formatApiTime(payout.createdAt),
      approveTime: payout.approvedAt && formatApiTime(payout.approvedAt),
      endTime: payout.endedAt && formatApiTime(payout.endedAt),
    })),
    nextCursor,
  };
};

export const payoutTransferInfo: UseCase<typeof contract.payoutTransferInfo, PayoutsContext> = async (
  { database: { queries }, numbers },
  { payoutNumber },
) => {
  const payout = await findStorePayout(queries, payoutNumber);
  const transfer = payout && (await readPayoutTransfer(queries, numbers, payout.id));
  if (!transfer) return refuse('payout.notFound');
  const { amountCents, kind, holder, bankName, bic, accountNumber } = transfer;
  return { payoutNumber, amount: mainUnits(amountCents), kind, holder, bankName, bic, accountNumber };
};
