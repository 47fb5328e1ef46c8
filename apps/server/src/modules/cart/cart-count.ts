import type * as contract from '@galleria/contract/cart';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { countAvailablePieces, countPieces } from './assess-lines.ts';
import type { CartContext } from './index.ts';
import { buyerOwner, knownGuest } from './owner.ts';

export const cartCount: UseCase<typeof contract.cartCount, CartContext> = ({ database }, _, { actor }) =>
  countPieces(database.queries, actor.userId);

/** A caller who is signed in gets the count of their own cart. */
export const guestCartCount: UseCase<typeof contract.guestCartCount, CartContext> = async (
  { database },
  _,
  { actor, browser },
) => {
  const owner = actor.kind === 'buyer' ? buyerOwner(actor.userId) : knownGuest(browser);
  return owner ? countAvailablePieces(database.queries, owner) : 0;
};
