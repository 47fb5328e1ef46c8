import type * as contract from '@galleria/contract/cart';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { deleteLines, selectLines } from './cart-lines-db.ts';
import { inCartTransaction } from './cart-transaction.ts';
import type { CartContext } from './index.ts';
import { buyerOwner } from './owner.ts';

export const selectCartItems: UseCase<typeof contract.selectCartItems, CartContext> = async (
  { database },
  { basketIds, isChecked },
  { actor },
) => {
  const owner = buyerOwner(actor.userId);
  await inCartTransaction(database, actor, owner, ({ queries }) =>
    selectLines(queries, owner, basketIds, isChecked === 1),
  );
  return null;
};

export const deleteCartItems: UseCase<typeof contract.deleteCartItems, CartContext> = async (
  { database },
  { basketIds },
  { actor },
) => {
  const owner = buyerOwner(actor.userId);
  await inCartTransaction(database, actor, owner, ({ queries }) => deleteLines(queries, owner, basketIds));
  return null;
};
