import type * as contract from '@galleria/contract/stores/staff-stores';
import { refuse } from '@galleria/domain/refusals';
import { mayStaffSet, type StaffStatus } from '@galleria/domain/stores/change-status';
import { STORE_STATUS, STORE_TYPE } from '@galleria/domain/stores/store-status';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { StoresContext } from '../context.ts';
import { STORE_CHANGED } from '../write-stores.ts';
import { lockStore, writePreferred, writePreferredOrder } from './platform-stores-db.ts';
import { insertStatusChange, writeStatusByPlatform } from './status-db.ts';

/** Announced with `{ storeId, to, reason, at }` when staff closed a store or opened it again. */
export const STORE_STATUS_CHANGED = 'store.statusChanged';

/** Stops new orders only: existing ones are paid, shipped and settled as before. */
export const changeStoreStatus: UseCase<typeof contract.changeStoreStatus, StoresContext> = async (
  { database },
  { storeId, to, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const before = await lockStore(transaction.queries, storeId);
    if (!before) return refuse('store.notFound');
    if (!mayStaffSet(before, to)) return refuse('store.statusNotPossible');
    await putStatus(transaction, { storeId, from: before.status, to, reason, setBy: actor.userId });
    const { status, statusReason } = before;
    audit.changed({ status, statusReason }, { status: STORE_STATUS[to], statusReason: reason });
    return null;
  });

interface WantedStatus {
  readonly storeId: number;
  readonly from: number;
  readonly to: StaffStatus;
  readonly reason: string;
  readonly setBy: string;
}

/** The caller has locked the store. */
async function putStatus(transaction: Transaction, { storeId, from, to, reason, setBy }: WantedStatus): Promise<void> {
  const { queries } = transaction;
  const status = STORE_STATUS[to];
  await writeStatusByPlatform(queries, storeId, { status, isClosed: to !== 'normal', reason });
  await insertStatusChange(queries, { storeId, from, to: status, isByPlatform: true, setBy, reason });
  await transaction.changed('stores');
  await transaction.announce(STORE_CHANGED, { storeId });
  await transaction.announce(STORE_STATUS_CHANGED, {
    storeId,
    to,
    reason,
    at: (await transaction.now()).toISOString(),
  });
}

export const setStorePreferred: UseCase<typeof contract.setStorePreferred, StoresContext> = async (
  { database },
  { storeId, isPreferred },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries, changed }) => {
    const before = await lockStore(queries, storeId);
    if (!before) return refuse('store.notFound');
    const wasPreferred = before.type === STORE_TYPE.preferred;
    if (wasPreferred === isPreferred) return null;
    await writePreferred(queries, storeId, isPreferred);
    await changed('stores');
    audit.changed({ isPreferred: wasPreferred }, { isPreferred });
    return null;
  });

export const orderPreferredStores: UseCase<typeof contract.orderPreferredStores, StoresContext> = async (
  { database },
  { storeIds },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries, changed }) => {
    await writePreferredOrder(queries, storeIds);
    await changed('stores');
    audit.changed(null, { storeIds });
    return null;
  });
