import { z } from 'zod';
import type { Database } from '../../infra/database/database.ts';
import { defineModule, job } from '../../infra/modules/define-module.ts';
import type { PersonalData } from '../../infra/modules/personal-data.ts';
import type { Activities } from '../activities/index.ts';
import type { Addresses } from '../addresses/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Stores } from '../stores/index.ts';
import { cartDiscount } from './cart-discount.ts';
import { cartCount, cartInfo, guestCartCount, guestCartItems } from './cart-info.ts';
import { deleteAllLines, lockCart, readLines } from './cart-lines-db.ts';
import { changeCartItem, changeGuestCartItem } from './change-cart-item.ts';
import { deleteOldGuestCarts } from './guest-carts-db.ts';
import { mergeCart } from './merge-cart.ts';
import { buyerOwner } from './owner.ts';
import { moveToCart, removeSavedLines, savedLineList, saveForLater } from './saved-lines.ts';
import { deleteSaved, readSaved } from './saved-lines-db.ts';
import { clearExpiredCartItems, deleteCartItems, expiredCartItems, selectCartItems } from './select-cart-items.ts';

export { countPieces } from './assess-lines.ts';
export { putIntoCart, readSelectedLines, removeCheckoutLines } from './checkout-lines.ts';
export { seedSavedLine } from './saved-lines-db.ts';

export interface CartContext {
  readonly database: Database;
  readonly stores: Pick<Stores, 'summaries' | 'shippingTemplates'>;
  readonly catalogue: Pick<Catalogue, 'categoryNames'>;
  readonly promotions: Pick<Promotions, 'discounts' | 'storesWithCoupons'>;
  readonly addresses: Pick<Addresses, 'list'>;
  readonly activities: Pick<Activities, 'priceReader' | 'giftReader'>;
}

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

const savedPersonalData: PersonalData = {
  capability: 'savedLines',
  read: async (queries, userId) =>
    (await readSaved(queries, userId)).map(({ skuId, prodId, quantity, savedAt }) => ({
      ...{ skuId, prodId, quantity },
      savedAt: savedAt.toISOString(),
    })),
  erase: async (transaction, userId) => {
    await lockCart(transaction, buyerOwner(userId));
    await deleteSaved(transaction.queries, userId);
  },
};

/** Carts of buyers, and of guests who are known by a cookie. */
export const cart = defineModule({
  name: 'cart',
  open: ({ database, stores, catalogue, promotions, addresses, activities }: CartContext): CartContext => ({
    ...{ database, stores, catalogue, promotions, addresses, activities },
  }),
  operations: {
    cartCount,
    cartDiscount,
    cartInfo,
    changeCartItem,
    changeGuestCartItem,
    selectCartItems,
    clearExpiredCartItems,
    deleteCartItems,
    expiredCartItems,
    guestCartCount,
    guestCartItems,
    mergeCart,
    ...{ saveForLater, savedLineList, moveToCart, removeSavedLines },
  },
  jobs: {
    deleteOldGuestCarts: job('bulk', z.unknown(), ({ database }: CartContext) => deleteOldGuestCarts(database.queries)),
  },
  schedule: { deleteOldGuestCarts: '23 3 * * *' },
  personalData: [cartPersonalData, savedPersonalData],
});
