import { isDeepStrictEqual } from 'node:util';
import type * as contract from '@galleria/contract/store-settings/information';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { mayStoreSwitch } from '@galleria/domain/stores/change-status';
import { STORE_STATUS } from '@galleria/domain/stores/store-status';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { updatePictureReferences } from '../../uploads/index.ts';
import { hasApplicationWithName } from '../applications/applications-db.ts';
import type { StoresContext } from '../context.ts';
import { insertStatusChange } from '../staff/status-db.ts';
import { foldedNames } from '../store-summaries.ts';
import { STORE_CHANGED, STORE_SWITCHED } from '../write-stores.ts';
import { isNameTaken, lockOwnStore, lockStoreNames, readOwnStore, switchStatus, updateStore } from './store-row-db.ts';

export const ownStoreInfo: UseCase<typeof contract.ownStoreInfo, StoresContext> = async (
  { database },
  _input,
  { actor },
) => {
  const store = await readOwnStore(database.queries, actor.storeId);
  const { id: shopId, signPicture: signPic, openedAt, sameCity: _, isStatusByPlatform: __, ...shown } = store;
  return {
    ...shown,
    shopId,
    signPic,
    openTime: formatApiTime(openedAt),
    isOwnChoice: mayStoreSwitch(store),
  };
};

export const changeStoreInfo: UseCase<typeof contract.changeStoreInfo, StoresContext> = async (
  { database },
  { signPic: signPicture, cancelMinutes: wantedMinutes, ...texts },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const { storeId } = actor;
    await lockStoreNames(queries);
    const own = await lockOwnStore(queries, storeId);
    const { name, intro, logo, signPicture: sign, phone, address, cancelMinutes } = own;
    const before = { name, intro, logo, signPicture: sign, phone, address, cancelMinutes };
    const after = { ...texts, signPicture, cancelMinutes: wantedMinutes ?? cancelMinutes };
    const isRenamed = !isDeepStrictEqual(before.name, after.name);
    const folded = foldedNames(after.name);
    if (isRenamed && (await isNameTaken(queries, storeId, folded))) return refuse('store.nameTaken');
    if (isRenamed && (await hasApplicationWithName(queries, folded))) return refuse('store.nameTaken');
    const isOwn = await updatePictureReferences(transaction, {
      ...{ holder: 'store.pictures', id: storeId },
      before: [before.logo, before.signPicture].filter(Boolean),
      after: [after.logo, signPicture].filter(Boolean),
    });
    if (!isOwn) return refuse('profile.foreignPicture');
    await updateStore(queries, storeId, { ...after, foldedNames: folded });
    await transaction.changed('stores');
    if (isRenamed) await transaction.announce(STORE_CHANGED, { storeId });
    audit.changed(before, after);
    return null;
  });

/**
 * Only one of two equal concurrent calls changes the store; of a concurrent pausing and opening the later one counts.
 */
export const setStoreOpen: UseCase<typeof contract.setStoreOpen, StoresContext> = async (
  { database },
  { isOpen },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const { storeId } = actor;
    const [from, to] = isOpen ? [STORE_STATUS.paused, STORE_STATUS.normal] : [STORE_STATUS.normal, STORE_STATUS.paused];
    if (!(await switchStatus(queries, storeId, from, to))) {
      const { status } = await readOwnStore(queries, storeId);
      return status === to ? null : refuse('store.statusByPlatform');
    }
    await insertStatusChange(queries, { storeId, from, to, isByPlatform: false, setBy: actor.userId });
    await transaction.changed('stores');
    await transaction.announce(STORE_CHANGED, { storeId });
    await transaction.announce(STORE_SWITCHED, { storeId, isOpen, at: (await transaction.now()).toISOString() });
    audit.changed({ status: from }, { status: to });
    return null;
  });
