import type * as contract from '@galleria/contract/payouts/store-money';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { lockAccountForShare } from '../accounts/accounts-db.ts';
import type { PayoutsContext } from '../context.ts';
import { withdrawPayout } from './decide-payout.ts';
import { openPayout } from './open-payout.ts';
import { findPayout, readPayouts, readSchedule, writeSchedule } from './payouts-db.ts';

export const requestPayout: UseCase<typeof contract.requestPayout, PayoutsContext> = async (
  { database, rules },
  { amount, accountId },
  { actor, audit },
) => {
  const limits = await rules();
  return inTransaction(database, actor, async (transaction) => {
    const { storeId } = actor;
    const wanted = { storeId, amountCents: centsOf(amount), accountId, isAutomatic: false };
    const payout = await openPayout(transaction, wanted, limits);
    if (isRefused(payout)) return payout;
    audit.changed(null, { payoutNumber: payout.number, amount, account: payout.masked });
    return { payoutNumber: payout.number };
  });
};

export const payoutPage: UseCase<typeof contract.payoutPage, PayoutsContext> = async (
  { database: { queries } },
  { state, ...paging },
  { actor },
) => {
  const { records, total } = await readPayouts(queries, actor.storeId, state, paging);
  const payouts = records.map((payout) => ({
    payoutNumber: payout.number,
    amount: mainUnits(payout.amountCents),
    state: payout.state,
    ...{ account: payout.masked, holder: payout.holder, isAutomatic: payout.isAutomatic },
    ...{ reason: payout.reason, reference: payout.reference },
    createTime: formatApiTime(payout.createdAt),
    approveTime: payout.approvedAt && formatApiTime(payout.approvedAt),
    endTime: payout.endedAt && formatApiTime(payout.endedAt),
  }));
  return toPage(payouts, total, paging);
};

export const cancelPayout: UseCase<typeof contract.cancelPayout, PayoutsContext> = async (
  { database },
  { payoutNumber },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const payout = await findPayout(transaction.queries, actor.storeId, payoutNumber);
    if (!payout) return refuse('payout.notFound');
    const refused = await withdrawPayout(transaction, payout.id);
    if (refused) return refused;
    const about = { payoutNumber, amount: mainUnits(payout.amountCents) };
    audit.changed({ ...about, state: payout.state }, { ...about, state: 'cancelled' });
    return null;
  });

export const changePayoutSchedule: UseCase<typeof contract.changePayoutSchedule, PayoutsContext> = async (
  { database },
  { accountId },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const account = accountId === undefined ? undefined : await lockAccountForShare(queries, actor.storeId, accountId);
    if (accountId !== undefined && !account) return refuse('payoutAccount.notFound');
    const before = await readSchedule(queries, actor.storeId);
    await writeSchedule(queries, actor.storeId, accountId);
    audit.changed(
      { weekly: before !== undefined },
      { weekly: accountId !== undefined, account: account?.masked ?? null },
    );
    return null;
  });
