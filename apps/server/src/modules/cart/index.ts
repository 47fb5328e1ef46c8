import { z } from 'zod';
import type { Database } from '../../infra/database/database.ts';
import { defineModule, job } from '../../infra/modules/define-module.ts';
import type { Addresses } from '../addresses/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Stores } from '../stores/index.ts';
import { cartCount, guestCartCount } from './cart-count.ts';
import { cartInfo } from './cart-info.ts';
import { cartPersonalData } from './cart-personal-data.ts';
import { changeCartItem, changeGuestCartItem } from './change-cart-item.ts';
import { clearExpiredCartItems, expiredCartItems } from './expired-cart-items.ts';
import { deleteOldGuestCarts } from './guest-carts-db.ts';
import { mergeCart } from './merge-cart.ts';
import { deleteCartItems, selectCartItems } from './select-cart-items.ts';

export { countPieces } from './assess-lines.ts';
export { putIntoCart, readSelectedLines, removeCheckoutLines } from './checkout-lines.ts';

export interface CartContext {
  readonly database: Database;
  readonly stores: Pick<Stores, 'summaries' | 'shippingTemplates'>;
  readonly catalogue: Pick<Catalogue, 'categoryNames'>;
  readonly promotions: Pick<Promotions, 'discounts' | 'storesWithCoupons'>;
  readonly addresses: Pick<Addresses, 'list'>;
}

/** Carts of buyers, and of guests who are known by a cookie. */
export const cart = defineModule({
  name: 'cart',
  open: ({ database, stores, catalogue, promotions, addresses }: CartContext): CartContext => ({
    database,
    stores,
    catalogue,
    promotions,
    addresses,
  }),
  operations: {
    cartCount,
    cartInfo,
    changeCartItem,
    changeGuestCartItem,
    selectCartItems,
    clearExpiredCartItems,
    deleteCartItems,
    expiredCartItems,
    guestCartCount,
    mergeCart,
  },
  jobs: { deleteOldGuestCarts: job(z.unknown(), ({ database }: CartContext) => deleteOldGuestCarts(database.queries)) },
  schedule: { deleteOldGuestCarts: '23 3 * * *' },
  personalData: [cartPersonalData],
});
