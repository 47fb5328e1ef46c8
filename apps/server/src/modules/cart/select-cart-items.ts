import type * as contract from '@galleria/contract/cart';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { assessCart, NO_PRICES } from './assess-lines.ts';
import { deleteLines, inCartTransaction, selectLines } from './cart-lines-db.ts';
import type { CartContext } from './index.ts';
import { buyerOwner } from './owner.ts';
import { presentExpiredLine } from './present-lines.ts';

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

export const expiredCartItems: UseCase<typeof contract.expiredCartItems, CartContext> = async (
  { database },
  _,
  { actor, locale },
) => {
  const { expired } = await assessCart(database.queries, buyerOwner(actor.userId), NO_PRICES);
  return expired.map((line) => presentExpiredLine(line, locale));
};

export const clearExpiredCartItems: UseCase<typeof contract.clearExpiredCartItems, CartContext> = async (
  { database },
  _,
  { actor },
) => {
  const owner = buyerOwner(actor.userId);
  await inCartTransaction(database, actor, owner, async ({ queries }) => {
    const { expired } = await assessCart(queries, owner, NO_PRICES);
    const lineIds = expired.map(({ line }) => line.id);
    if (lineIds.length > 0) await deleteLines(queries, owner, lineIds);
  });
  return null;
};
