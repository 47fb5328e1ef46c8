import type * as contract from '@galleria/contract/store-settings/in-use';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { lockShelf, removeShelf } from '../../stores/index.ts';
import type { CatalogueContext } from '../context.ts';
import { announceChanged } from '../write/write-products.ts';
import { countByShelf, moveToShelf } from './in-use-db.ts';

export const storeShelfList: UseCase<typeof contract.storeShelfList, CatalogueContext> = async (
  { database, stores },
  _input,
  { actor },
) => {
  const shelves = await stores.categoriesOf(actor.storeId);
  const counts = await countByShelf(database.queries, actor.storeId);
  return shelves.map(({ id: shelfId, name }) => ({ shelfId, name, productCount: counts.get(shelfId) ?? 0 }));
};

/**
 * Both shelves are locked, in the order of ids, so that no product is put on the deleted one and the other one stays.
 */
export const deleteStoreShelf: UseCase<typeof contract.deleteStoreShelf, CatalogueContext> = async (
  { database },
  { shelfId, moveToId },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const { storeId } = actor;
    if (moveToId === shelfId) return refuse('shelf.notFound');
    const locked = new Map<number, Awaited<ReturnType<typeof lockShelf>>>();
    for (const id of [shelfId, moveToId ?? shelfId].toSorted((one, other) => one - other)) {
      const shelf = await lockShelf(queries, storeId, id);
      if (!shelf) return refuse('shelf.notFound');
      locked.set(id, shelf);
    }
    const inUse = (await countByShelf(queries, storeId)).get(shelfId) ?? 0;
    if (inUse > 0 && moveToId === undefined) return refuse('shelf.inUse', { values: { count: inUse } });
    const moved = await moveToShelf(queries, storeId, shelfId, moveToId ?? null);
    await removeShelf(transaction, shelfId);
    await announceChanged(transaction, moved);
    audit.changed(locked.get(shelfId), moveToId === undefined ? null : { moveToId, movedCount: inUse });
    return { movedCount: inUse };
  });
