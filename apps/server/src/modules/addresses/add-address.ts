import type { addAddress } from '@galleria/contract/addresses';
import type { OutputOf, ParsedInputOf, RefusalOf } from '@galleria/contract/operation';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { countAddresses, insertAddress, lockAddresses, moveDefault } from './addresses-db.ts';
import type { Buyer } from './buyer.ts';
import { checkDraft } from './check-draft.ts';

type Answer = OutputOf<typeof addAddress> | Refused<RefusalOf<typeof addAddress>>;

export async function addNewAddress(
  database: Database,
  limit: number,
  draft: ParsedInputOf<typeof addAddress>,
  { actor, userId, locale }: Buyer,
): Promise<Answer> {
  const text = await checkDraft(draft, locale);
  if (isRefused(text)) return text;
  return inTransaction<Answer>(database, actor, async (transaction) => {
    await lockAddresses(transaction, userId);
    const { queries } = transaction;
    const held = await countAddresses(queries, userId);
    if (held >= limit) return refuse('address.limit', { values: { limit } });
    const addrId = await insertAddress(queries, userId, text);
    if (held === 0 || draft.commonAddr === 1) await moveDefault(queries, userId, addrId);
    return { addrId };
  });
}
