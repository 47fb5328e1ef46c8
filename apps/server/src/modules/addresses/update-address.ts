import type * as contract from '@galleria/contract/addresses';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { lockAddresses, moveDefault, replaceAddress } from './addresses-db.ts';
import { checkDraft } from './check-draft.ts';
import type { AddressesContext } from './index.ts';

/** Unticking the default changes nothing: a buyer with addresses always has one default. */
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
