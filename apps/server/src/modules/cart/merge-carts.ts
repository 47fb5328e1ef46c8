import type { mergeCart } from '@galleria/contract/cart';
import type { OutputOf } from '@galleria/contract/operation';
import type { Actor } from '@galleria/domain/access/access';
import { linesThatFit } from '@galleria/domain/cart/lines-that-fit';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { countPieces } from './assess-lines.ts';
import { lockCart, putLines, readLines, removeAllLines } from './cart-lines-db.ts';
import { buyerOwner, type Owner } from './owner.ts';

/**
 * What somebody put in before they signed in becomes theirs. The guest's cart is held first: of two who carry the same
 * cookie one gets the lines and the other finds none.
 */
export async function mergeCarts(
  database: Database,
  guest: Owner | undefined,
  { actor, userId }: { actor: Actor; userId: string },
): Promise<OutputOf<typeof mergeCart>> {
  const movedLines = guest === undefined ? 0 : await moveLines(database, guest, buyerOwner(userId), actor);
  return { movedLines, cartCount: await countPieces(database.queries, userId) };
}

function moveLines(database: Database, guest: Owner, owner: Owner, actor: Actor): Promise<number> {
  return inTransaction(database, actor, async (transaction) => {
    await lockCart(transaction, guest);
    await lockCart(transaction, owner);
    const brought = await removeAllLines(transaction.queries, guest);
    if (brought.length === 0) return 0;
    const moved = linesThatFit(await readLines(transaction.queries, owner), brought);
    await putLines(
      transaction,
      owner,
      moved.map(({ id: _, ...line }) => line),
      'larger',
    );
    return moved.length;
  });
}
