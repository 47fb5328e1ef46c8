import type * as contract from '@galleria/contract/store-settings/shelves';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { StoresContext } from '../context.ts';
import { readStoreCategories } from '../stores-db.ts';
import { countShelves, deleteShelfRow, insertShelf, lockShelf, renameShelf, writeShelfOrder } from './shelves-db.ts';

const MAX_SHELVES = 50;

export const saveStoreShelf: UseCase<typeof contract.saveStoreShelf, StoresContext> = async (
  { database },
  { shelfId, name },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const { storeId } = actor;
    await transaction.changed('stores');
    if (shelfId === undefined) {
      if ((await countShelves(queries, storeId)) >= MAX_SHELVES) {
        return refuse('settings.tooMany', { values: { limit: MAX_SHELVES } });
      }
      audit.changed(null, { name });
      return { shelfId: await insertShelf(queries, storeId, name) };
    }
    const before = await lockShelf(queries, storeId, shelfId);
    if (!before) return refuse('shelf.notFound');
    await renameShelf(queries, shelfId, name);
    audit.changed({ name: before.name }, { name });
    return { shelfId };
  });

export const orderStoreShelves: UseCase<typeof contract.orderStoreShelves, StoresContext> = async (
  { database },
  { shelfIds },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const before = await readStoreCategories(queries, actor.storeId);
    if (!(await writeShelfOrder(queries, actor.storeId, shelfIds))) {
      return refuse('settings.listChanged');
    }
    await transaction.changed('stores');
    audit.changed({ shelfIds: before.map(({ id }) => id) }, { shelfIds });
    return null;
  });

/** Called by the module that owns products: no product may be on the shelf. */
export async function removeShelf(transaction: Transaction, shelfId: number): Promise<void> {
  await deleteShelfRow(transaction.queries, shelfId);
  await transaction.changed('stores');
}
