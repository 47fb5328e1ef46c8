import type { Call } from '@galleria/contract/call';
import type { InputOf, OutputOf } from '@galleria/contract/operation';
import { storeStatementPage } from '@galleria/contract/payouts/store-money';

export type Share = OutputOf<typeof storeStatementPage>['records'][number];
export type StatementInput = Pick<InputOf<typeof storeStatementPage>, 'state' | 'from' | 'until'>;

type Statement =
  | { readonly ok: true; readonly shares: readonly Share[] }
  | { readonly ok: false; readonly reason: string; readonly message: string };

const PAGE_SIZE = 100;

/**
 * Reads the orders of a statement page by page until there are at least `most`. Paged by cursor, so that no page costs
 * more than the first. A statement of which a page is refused is not returned in part.
 */
export async function readStatement(
  call: Call,
  input: StatementInput,
  most = Number.POSITIVE_INFINITY,
): Promise<Statement> {
  const shares: Share[] = [];
  let cursor: string | undefined;
  do {
    const answer = await call(storeStatementPage, { ...input, cursor, size: PAGE_SIZE });
    if (!answer.ok) return { ok: false, reason: answer.reason, message: answer.message };
    shares.push(...answer.data.records);
    cursor = answer.data.nextCursor || undefined;
  } while (cursor && shares.length < most);
  return { ok: true, shares };
}
