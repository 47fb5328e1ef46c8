import type * as contract from '@galleria/contract/store-settings/return-addresses';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { StoresContext } from '../context.ts';
import { regionNames } from './regions.ts';
import {
  deleteReturnAddressRow,
  insertReturnAddress,
  moveDefaultReturnAddress,
  readReturnAddresses,
  updateReturnAddress,
} from './return-addresses-db.ts';
import { lockOwnStore } from './store-row-db.ts';

const MAX_ADDRESSES = 20;

export const returnAddressList: UseCase<typeof contract.returnAddressList, StoresContext> = async (
  context,
  _input,
  { actor, locale },
) => {
  const addresses = await readReturnAddresses(context.database.queries, actor.storeId);
  const names = await regionNames(context, locale);
  return addresses.map(({ id: addressId, storeId: _, ...address }) => ({
    addressId,
    ...address,
    region: names.get(address.areaId) ?? '',
  }));
};

/** An operation of its own: people who answer refund requests need no access to the store's settings. */
export const returnAddressChoices: UseCase<typeof contract.returnAddressChoices, StoresContext> = (
  context,
  input,
  call,
) => returnAddressList(context, input, call);

/** The store is locked first: of two concurrent first addresses only one becomes the default. */
export const saveReturnAddress: UseCase<typeof contract.saveReturnAddress, StoresContext> = async (
  context,
  { addressId, isDefault, ...draft },
  { actor, audit },
) => {
  if (!(await regionNames(context, 'zh_CN')).has(draft.areaId)) return refuse('address.unknownArea');
  return inTransaction(context.database, actor, async ({ queries }) => {
    const { storeId } = actor;
    await lockOwnStore(queries, storeId);
    const held = await readReturnAddresses(queries, storeId);
    const before = held.find(({ id }) => id === addressId);
    if (addressId !== undefined && !before) return refuse('returnAddress.notFound');
    if (addressId === undefined && held.length >= MAX_ADDRESSES) {
      return refuse('settings.tooMany', { values: { limit: MAX_ADDRESSES } });
    }
    if (before) await updateReturnAddress(queries, before.id, draft);
    const savedId = before?.id ?? (await insertReturnAddress(queries, storeId, draft));
    if (isDefault || held.length === 0) await moveDefaultReturnAddress(queries, storeId, savedId);
    audit.changed(before ?? null, { ...draft, isDefault });
    return { addressId: savedId };
  });
};

export const deleteReturnAddress: UseCase<typeof contract.deleteReturnAddress, StoresContext> = async (
  { database },
  { addressId },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    await lockOwnStore(queries, actor.storeId);
    const held = await readReturnAddresses(queries, actor.storeId);
    const before = held.find(({ id }) => id === addressId);
    if (!before) return refuse('returnAddress.notFound');
    await deleteReturnAddressRow(queries, addressId);
    const nextDefault = held.find(({ id }) => id !== addressId);
    if (before.isDefault && nextDefault) await moveDefaultReturnAddress(queries, actor.storeId, nextDefault.id);
    audit.changed(before, null);
    return null;
  });
