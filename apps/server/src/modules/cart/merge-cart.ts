import type * as contract from '@galleria/contract/cart/cart';
import type { Actor } from '@galleria/domain/access/access';
import { selectMergeableLines } from '@galleria/domain/cart/cart-rules';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { countPieces } from './assess-lines.ts';
import { deleteAllLines, lockCart, readLines, upsertLines } from './cart-lines-db.ts';
import type { CartContext } from './index.ts';
import { buyerOwner, findGuest, forgetGuest, type Owner } from './owner.ts';

/** Moves the lines of this browser's guest cart to the buyer who has signed in. */
export const mergeCart: UseCase<typeof contract.mergeCart, CartContext> = async (
  { database, stores },
  _,
  { actor, browser, locale },
) => {
  const guest = findGuest(browser);
  const movedLines = guest === undefined ? 0 : await moveLines(database, guest, buyerOwner(actor.userId), actor);
  const cartCount = await countPieces(database.queries, actor.userId, await stores.summaries(locale));
  if (guest) forgetGuest(browser);
  return { movedLines, cartCount };
};

/** Locks the guest's cart first: of two buyers with the same cookie, one gets the lines and the other none. */
function moveLines(database: Database, guest: Owner, owner: Owner, actor: Actor): Promise<number> {
  return inTransaction(database, actor, async (transaction) => {
    await lockCart(transaction, guest);
    await lockCart(transaction, owner);
    const guestLines = await deleteAllLines(transaction.queries, guest);
    if (guestLines.length === 0) return 0;
    const moved = selectMergeableLines(await readLines(transaction.queries, owner), guestLines);
    await upsertLines(
      transaction,
      owner,
      moved.map(({ id: _, ...line }) => line),
      'larger',
    );
    return moved.length;
  });
}
