import type * as contract from '@galleria/contract/cart/cart';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { assessCart } from './assess-lines.ts';
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
  { database, stores },
  _,
  { actor, locale },
) => {
  const { expired } = await assessCart(database.queries, buyerOwner(actor.userId), await stores.summaries(locale));
  return expired.map((line) => presentExpiredLine(line, locale));
};

export const clearExpiredCartItems: UseCase<typeof contract.clearExpiredCartItems, CartContext> = async (
  { database, stores },
  _,
  { actor, locale },
) => {
  const owner = buyerOwner(actor.userId);
  const summaries = await stores.summaries(locale);
  await inCartTransaction(database, actor, owner, async ({ queries }) => {
    const { expired } = await assessCart(queries, owner, summaries);
    const lineIds = expired.map(({ line }) => line.id);
    if (lineIds.length > 0) await deleteLines(queries, owner, lineIds);
  });
  return null;
};
