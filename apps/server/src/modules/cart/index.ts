import type { cartInfo, expiredCartItems, mergeCart } from '@galleria/contract/cart';
import type { OutputOf } from '@galleria/contract/operation';
import { isRefused } from '@galleria/domain/refusals';
import type { TaskList } from 'graphile-worker';
import type { Caller } from '../../infra/calls/use-case.ts';
import type { Schedule } from '../../infra/jobs.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import { assessCart, countGoodPieces, countPieces } from './assess-lines.ts';
import { checkLines, removeLines } from './cart-lines-db.ts';
import { cartRecords } from './cart-records.ts';
import { type Change, type Changed, changeItem } from './change-item.ts';
import type { Buyer, CartContext } from './context.ts';
import { forgetOldGuestCarts } from './guest-carts-db.ts';
import { holdCart } from './hold-cart.ts';
import { mergeCarts } from './merge-carts.ts';
import { buyerOwner, forgetGuest, guestOf, knownGuest } from './owner.ts';
import { cartRoutes } from './routes.ts';
import { showCart } from './show-cart.ts';
import { showBadLine } from './show-lines.ts';

export { countPieces } from './assess-lines.ts';
export { putIntoCart, readCheckedLines, takeOutLines } from './settled-lines.ts';

/** What somebody means to buy. */
export interface Cart {
  info(addrId: number | undefined, buyer: Buyer): Promise<OutputOf<typeof cartInfo>>;
  change(change: Change, buyer: Buyer): Promise<Changed>;
  /** Also of somebody who turns out to be signed in: then it is their own cart. */
  changeAsGuest(change: Change, caller: Caller): Promise<Changed>;
  count(buyer: Buyer): Promise<number>;
  countAsGuest(caller: Caller): Promise<number>;
  check(basketIds: readonly number[], isChecked: boolean, buyer: Buyer): Promise<null>;
  remove(basketIds: readonly number[], buyer: Buyer): Promise<null>;
  expired(buyer: Buyer): Promise<OutputOf<typeof expiredCartItems>>;
  clearExpired(buyer: Buyer): Promise<null>;
  /** What this browser put in as a guest becomes the buyer's. */
  merge(buyer: Buyer, browser: Caller['browser']): Promise<OutputOf<typeof mergeCart>>;
  readonly tasks: TaskList;
  readonly schedule: Schedule;
}

export function openCart(context: CartContext): Cart {
  const { database } = context;
  const { queries } = database;
  return {
    info: (addrId, buyer) => showCart(context, addrId, buyer),
    change: (change, { actor, userId }) => changeItem(database, change, buyerOwner(userId), actor),
    changeAsGuest: async (change, { actor, browser }) => {
      if (actor.kind === 'buyer') return changeItem(database, change, buyerOwner(actor.userId), actor);
      const guest = guestOf(browser);
      const changed = await changeItem(database, change, guest.owner, actor);
      if (!isRefused(changed) && changed.prodCount > 0) guest.remember();
      return changed;
    },
    count: ({ userId }) => countPieces(queries, userId),
    countAsGuest: async ({ actor, browser }) => {
      const owner = actor.kind === 'buyer' ? buyerOwner(actor.userId) : knownGuest(browser);
      return owner ? countGoodPieces(queries, owner) : 0;
    },
    check: async (basketIds, isChecked, { actor, userId }) => {
      const owner = buyerOwner(userId);
      await holdCart(database, actor, owner, (held) => checkLines(held.queries, owner, basketIds, isChecked));
      return null;
    },
    remove: async (basketIds, { actor, userId }) => {
      const owner = buyerOwner(userId);
      await holdCart(database, actor, owner, (held) => removeLines(held.queries, owner, basketIds));
      return null;
    },
    expired: async ({ userId, locale }) => {
      const { bad } = await assessCart(queries, buyerOwner(userId));
      return bad.map((line) => showBadLine(line, locale));
    },
    clearExpired: async ({ actor, userId }) => {
      const owner = buyerOwner(userId);
      await holdCart(database, actor, owner, async (held) => {
        const { bad } = await assessCart(held.queries, owner);
        const lineIds = bad.map(({ line }) => line.id);
        if (lineIds.length > 0) await removeLines(held.queries, owner, lineIds);
      });
      return null;
    },
    merge: async (buyer, browser) => {
      const guest = knownGuest(browser);
      const merged = await mergeCarts(database, guest, buyer);
      if (guest) forgetGuest(browser);
      return merged;
    },
    tasks: { forgetOldGuestCarts: () => forgetOldGuestCarts(queries) },
    schedule: { forgetOldGuestCarts: '23 3 * * *' },
  };
}

export const cart = adaptModule('cart', openCart, cartRoutes, [cartRecords]);
