import type { Call } from '@galleria/contract/call';
import type { InputOf, OutputOf } from '@galleria/contract/operation';
import { storeStatementPage } from '@galleria/contract/payouts/store-money';

export type Share = OutputOf<typeof storeStatementPage>['records'][number];

const PAGE_SIZE = 100;

/**
 * Reads the orders of a statement page by page until there are at least `most`. Paged by cursor, so that no page costs
 * more than the first. Throws on a refusal.
 */
export async function readStatement(
  call: Call,
  input: InputOf<typeof storeStatementPage>,
  most = Number.POSITIVE_INFINITY,
): Promise<Share[]> {
  const shares: Share[] = [];
  let cursor: string | undefined;
  do {
    const answer = await call(storeStatementPage, { ...input, cursor, size: PAGE_SIZE });
    if (!answer.ok) throw new Error(answer.message);
    shares.push(...answer.data.records);
    cursor = answer.data.nextCursor || undefined;
  } while (cursor && shares.length < most);
  return shares;
}
