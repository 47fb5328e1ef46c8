import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { deleteAllLines, lockCart, readLines } from './cart-lines-db.ts';
import { buyerOwner } from './owner.ts';

export const cartPersonalData: PersonalData = {
  capability: 'cart',
  read: async (queries, userId) =>
    (await readLines(queries, buyerOwner(userId))).map(({ skuId, prodId, quantity, isChecked, addedAt }) => ({
      skuId,
      prodId,
      quantity,
      isChecked,
      addedAt: addedAt.toISOString(),
    })),
  erase: async (transaction, userId) => {
    const owner = buyerOwner(userId);
    await lockCart(transaction, owner);
    await deleteAllLines(transaction.queries, owner);
  },
};
