import type * as contract from '@galleria/contract/addresses';
import type { FieldProblem } from '@galleria/contract/wire/envelope';
import {
  type AddressDraft,
  type AddressField,
  addressProblems,
  DETAIL_LONGEST,
  DETAIL_SHORTEST,
  RECIPIENT_LIMIT,
} from '@galleria/domain/addresses/address-rules';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { serverText } from '../../infra/text/server-text.ts';
import {
  type AddressText,
  countAddresses,
  deleteAddressRow,
  insertAddress,
  lockAddresses,
  moveDefault,
  readAddress,
  readLatestId,
  replaceAddress,
} from './addresses-db.ts';
import type { AddressesContext } from './index.ts';
import { regionsIn } from './regions/regions.ts';

const LIMITS: Partial<Record<AddressField, Record<string, number>>> = {
  receiver: { limit: RECIPIENT_LIMIT },
  addr: { shortest: DETAIL_SHORTEST, longest: DETAIL_LONGEST },
};

export const addAddress: UseCase<typeof contract.addAddress, AddressesContext> = async (
  { database, rules },
  draft,
  { actor, locale },
) => {
  const { addressesPerBuyer: limit } = await rules();
  const text = await checkDraft(draft, locale);
  if (isRefused(text)) return text;
  return inTransaction(database, actor, async (transaction) => {
    await lockAddresses(transaction, actor.userId);
    const { queries } = transaction;
    const held = await countAddresses(queries, actor.userId);
    if (held >= limit) return refuse('address.limit', { values: { limit } });
    const addrId = await insertAddress(queries, actor.userId, text);
    if (held === 0 || draft.commonAddr === 1) await moveDefault(queries, actor.userId, addrId);
    return { addrId };
  });
};

/** Unticking the default has no effect: a buyer with addresses always has exactly one default. */
export const updateAddress: UseCase<typeof contract.updateAddress, AddressesContext> = async (
  { database },
  draft,
  { actor, locale },
) => {
  const text = await checkDraft(draft, locale);
  if (isRefused(text)) return text;
  return inTransaction(database, actor, async (transaction) => {
    await lockAddresses(transaction, actor.userId);
    const isOwn = await replaceAddress(transaction.queries, actor.userId, draft.addrId, text);
    if (!isOwn) return refuse('address.notFound');
    if (draft.commonAddr === 1) await moveDefault(transaction.queries, actor.userId, draft.addrId);
    return null;
  });
};

export const setDefaultAddress: UseCase<typeof contract.setDefaultAddress, AddressesContext> = (
  { database },
  { id },
  { actor },
) =>
  inTransaction(database, actor, async (transaction) => {
    await lockAddresses(transaction, actor.userId);
    if (!(await readAddress(transaction.queries, actor.userId, id))) return refuse('address.notFound');
    await moveDefault(transaction.queries, actor.userId, id);
    return null;
  });

/** After the default address is deleted, the latest remaining one becomes the default. */
export const deleteAddress: UseCase<typeof contract.deleteAddress, AddressesContext> = (
  { database },
  { id },
  { actor },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const { userId } = actor;
    await lockAddresses(transaction, userId);
    const deleted = await deleteAddressRow(queries, userId, id);
    if (!deleted) return refuse('address.notFound');
    const latest = deleted.wasDefault ? await readLatestId(queries, userId) : undefined;
    if (latest !== undefined) await moveDefault(queries, userId, latest);
    return null;
  });

/** The row to store, or a refusal that names the invalid fields. */
async function checkDraft(
  draft: AddressDraft,
  locale: Locale,
): Promise<AddressText | Refused<'address.incomplete' | 'address.unknownArea'>> {
  const fields = addressProblems(draft);
  if (fields.length > 0)
    return refuse('address.incomplete', { data: fields.map((field) => toFieldProblem(field, locale)) });
  if (!(await regionsIn(locale)).isDistrict(draft.areaId)) return refuse('address.unknownArea');
  const { receiver, mobile, postCode, areaId, addr } = draft;
  return { receiver, mobile, postCode, areaId, detail: addr };
}

function toFieldProblem(field: AddressField, locale: Locale): FieldProblem {
  return { field, message: serverText(locale)(`site.address.${field}`, LIMITS[field]) };
}
