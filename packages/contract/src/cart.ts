import { LINES_AT_MOST, PIECES_AT_MOST } from '@galleria/domain/cart/cart-rules';
import { z } from 'zod';
import { Amounts } from './amounts.ts';
import { flag, id, ids, money, picturePath, whole } from './formats.ts';
import { buyer, operation, visitor } from './operation.ts';

const line = {
  basketId: z.int(),
  prodId: z.int(),
  skuId: z.int(),
  shopId: z.int(),
  prodName: z.string(),
  skuName: z.string(),
  pic: picturePath,
  prodCount: z.int(),
  price: money,
};

const CartLine = z.object({
  ...line,
  oriPrice: money,
  priceWhenAdded: money.meta({ description: 'when it differs from the price, it has changed since' }),
  stocks: z.int().meta({ description: 'how many there are; fewer than wanted: it cannot be settled as it is' }),
  isChecked: flag,
  isDeliverable: z.boolean().meta({ description: 'goes to the address that was asked for' }),
  hasOptions: z.boolean().meta({ description: 'there are other SKUs to change to' }),
});

const CartDiscount = z.object({
  discountId: z.int(),
  kind: z.enum(['spend', 'pieces']),
  name: z.string(),
  prodIds: z.array(z.int()).meta({ description: 'empty: everything in the store' }),
  reached: z
    .object({ from: z.number(), off: z.number() })
    .nullable()
    .meta({ description: 'money of a spending discount; pieces and percent of the other' }),
  next: z.object({ from: z.number(), off: z.number(), missing: z.number() }).nullable(),
});

const CartShop = z.object({
  shopId: z.int(),
  shopName: z.string(),
  shopLogo: picturePath,
  isSelfOperated: z.boolean(),
  lines: z.array(CartLine),
  discounts: z.array(CartDiscount),
  hasCoupons: z.boolean().meta({ description: 'there are coupons of this store to collect' }),
  amounts: Amounts.meta({ description: 'of the checked lines' }),
});

export const cartInfo = operation({
  method: 'POST',
  path: '/p/shopCart/info',
  access: buyer,
  summary: 'The own cart by store, with what the checked lines come to',
  input: z.object({ addrId: id.optional() }),
  inQuery: ['addrId'],
  output: z.object({
    shops: z.array(CartShop),
    amounts: Amounts,
    checkedLines: z.int(),
    checkedPieces: z.int(),
    settledAtMost: z.int().meta({ description: 'so many lines can be settled together' }),
    expiredCount: z.int().meta({ description: 'lines that cannot be bought any more; see expiryProdList' }),
  }),
  refusals: [],
});

const change = z.object({
  skuId: id,
  count: whole
    .pipe(z.int().min(-PIECES_AT_MOST).max(PIECES_AT_MOST))
    .meta({ type: 'integer', description: 'how many more or fewer; with oldSkuId: how many' }),
  oldSkuId: id.optional().meta({ description: 'the line of this SKU becomes one of skuId' }),
});

const changeRefusals = [
  'product.notFound',
  'product.offShelf',
  'store.notOpen',
  'cart.preSale',
  'cart.combo',
  'cart.flashSale',
  'cart.full',
  'stock.insufficient',
] as const;

const Changed = z.object({
  basketId: z.int().meta({ description: 'the line; 0 when it is gone' }),
  prodCount: z.int().meta({ description: 'pieces on the line now' }),
  cartCount: z.int().meta({ description: 'pieces in the cart now' }),
});

export const changeCartItem = operation({
  method: 'POST',
  path: '/p/shopCart/changeItem',
  access: buyer,
  summary: 'Puts a SKU into the cart, changes how many, or changes the SKU of a line',
  input: change,
  output: Changed,
  refusals: changeRefusals,
});

export const changeGuestCartItem = operation({
  method: 'POST',
  path: '/shopCart/changeItem',
  access: visitor,
  summary: 'The same for somebody who is not signed in; the cart is remembered by a cookie',
  input: change,
  output: Changed,
  refusals: changeRefusals,
});

const count = z.int().meta({ description: 'pieces in the cart that can be bought' });

export const cartCount = operation({
  method: 'GET',
  path: '/p/shopCart/prodCount',
  access: buyer,
  summary: 'How many pieces are in the own cart',
  input: z.object({}),
  output: count,
  refusals: [],
});

export const guestCartCount = operation({
  method: 'GET',
  path: '/shopCart/prodCount',
  access: visitor,
  summary: 'The same for somebody who is not signed in',
  input: z.object({}),
  output: count,
  refusals: [],
});

export const selectCartItems = operation({
  method: 'POST',
  path: '/p/shopCart/checkItems',
  access: buyer,
  summary: 'Selects lines for settling, or not',
  input: z.object({ basketIds: z.array(id).min(1).max(LINES_AT_MOST), isChecked: flag }),
  output: z.null(),
  refusals: [],
});

export const deleteCartItems = operation({
  method: 'PUT',
  path: '/p/shopCart/deleteItem',
  access: buyer,
  summary: 'Takes lines out of the cart; the body is the array of their ids',
  input: z.object({ basketIds: ids(LINES_AT_MOST) }),
  bareBody: 'basketIds',
  output: z.null(),
  refusals: [],
});

const ExpiredLine = z.object({
  ...line,
  why: z.enum(['offShelf', 'noSku', 'storeClosed', 'soldOut', 'notForCart']),
});

export const expiredCartItems = operation({
  method: 'GET',
  path: '/p/shopCart/expiryProdList',
  access: buyer,
  summary: 'Lines of the own cart that cannot be bought any more, and why',
  input: z.object({}),
  output: z.array(ExpiredLine),
  refusals: [],
});

export const clearExpiredCartItems = operation({
  method: 'DELETE',
  path: '/p/shopCart/cleanExpiryProdList',
  access: buyer,
  summary: 'Takes those lines out',
  input: z.object({}),
  output: z.null(),
  refusals: [],
});

export const mergeCart = operation({
  method: 'POST',
  path: '/p/shopCart/merge',
  access: buyer,
  summary: 'Moves what was put into the cart before signing in; of the same SKU the larger number stays',
  input: z.object({}),
  output: z.object({ movedLines: z.int(), cartCount: z.int() }),
  refusals: [],
});
