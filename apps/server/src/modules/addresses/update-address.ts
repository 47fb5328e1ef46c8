import type { updateAddress } from '@galleria/contract/addresses';
import type { ParsedInputOf, RefusalOf } from '@galleria/contract/operation';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { lockAddresses, moveDefault, replaceAddress } from './addresses-db.ts';
import type { Buyer } from './buyer.ts';
import { checkDraft } from './check-draft.ts';

/** The default moves only to an address: unticking it here changes nothing, since somewhere it has to be. */
export async function updateOwnAddress(
  database: Database,
  draft: ParsedInputOf<typeof updateAddress>,
  { actor, userId, locale }: Buyer,
): Promise<null | Refused<RefusalOf<typeof updateAddress>>> {
  const text = await checkDraft(draft, locale);
  if (isRefused(text)) return text;
  return inTransaction(database, actor, async (transaction) => {
    await lockAddresses(transaction, userId);
    const isOwn = await replaceAddress(transaction.queries, userId, draft.addrId, text);
    if (!isOwn) return refuse('address.notFound');
    if (draft.commonAddr === 1) await moveDefault(transaction.queries, userId, draft.addrId);
    return null;
  });
}
