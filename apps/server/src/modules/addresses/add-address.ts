import type * as contract from '@galleria/contract/addresses';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { countAddresses, insertAddress, lockAddresses, moveDefault } from './addresses-db.ts';
import { checkDraft } from './check-draft.ts';
import type { AddressesContext } from './index.ts';

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
