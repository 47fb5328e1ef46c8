import { MAX_LINES, MAX_PIECES } from '@galleria/domain/cart/cart-rules';
import { z } from 'zod';
import { LineActivity } from '../activities/fields.ts';
import { LineGift } from '../activities/gift.ts';
import { buyer, operation, visitor } from '../operation.ts';
import { CollectableCoupon } from '../promotions/coupons.ts';
import { Amounts } from '../wire/amounts.ts';
import { flag, id, ids, integer, money, picturePath } from '../wire/formats.ts';
import { CartChanged, changeRefusals, lineFields } from './cart-fields.ts';

const CartLine = z.object({
  basketId: z.int(),
  ...lineFields,
  oriPrice: money,
  activity: LineActivity.nullable().meta({ description: 'what the price comes from' }),
  firstOrderPrice: money
    .nullable()
    .meta({ description: 'of one piece in a first order, when this one is not; null: there is no such price' }),
  gift: LineGift.nullable().meta({ description: 'what comes with it for free' }),
  priceWhenAdded: money.meta({ description: 'price when the line was added; differs from price if it has changed' }),
  stocks: z
    .int()
    .meta({ description: 'pieces in stock; fewer than prodCount: the line cannot be checked out as it is' }),
  isChecked: flag,
  isDeliverable: z.boolean().meta({ description: 'whether it is delivered to the requested address' }),
  hasOptions: z.boolean().meta({ description: 'whether the product has other SKUs' }),
});

const CartDiscount = z.object({
  discountId: z.int(),
  kind: z.enum(['spend', 'pieces']),
  name: z.string(),
  prodIds: z.array(z.int()).meta({ description: 'empty: all products of the store' }),
  reached: z
    .object({ from: z.number(), off: z.number() })
    .nullable()
    .meta({ description: 'money for kind spend; pieces and percent for kind pieces' }),
  next: z.object({ from: z.number(), off: z.number(), missing: z.number() }).nullable(),
  pieces: z.int().meta({ description: 'selected pieces that count' }),
});

export const cartDiscount = operation({
  method: 'GET',
  path: '/shopCart/discount',
  access: visitor,
  summary: 'How far the selected lines of the own cart are to the steps of a discount, for buyers and guests',
  input: z.object({ discountId: id }),
  output: CartDiscount,
  refusals: ['discount.notFound'],
});

const CartShop = z.object({
  shopId: z.int(),
  shopName: z.string(),
  shopLogo: picturePath,
  isSelfOperated: z.boolean(),
  lines: z.array(CartLine),
  discounts: z.array(CartDiscount),
  hasCoupons: z.boolean().meta({ description: 'whether coupons of this store can be collected' }),
  arrival: z
    .object({ minDays: z.int(), maxDays: z.int() })
    .nullable()
    .meta({ description: 'days until it is there by courier; null: without an address, or not known' }),
  collectable: CollectableCoupon.nullable().meta({ description: 'of this store, for the selected lines' }),
  couponSaves: money.meta({ description: 'what the best own coupon of this store takes off at checkout' }),
  freeShipping: z
    .object({ from: money, missing: money })
    .nullable()
    .meta({ description: 'goods of so much are sent for free; null: more goods would not decide it' }),
  amounts: Amounts.meta({ description: 'of the selected lines, without coupons' }),
});

export const cartInfo = operation({
  method: 'POST',
  path: '/p/shopCart/info',
  access: buyer,
  summary: 'The own cart by store, with the amounts of the selected lines',
  input: z.object({ addrId: id.optional() }),
  inQuery: ['addrId'],
  output: z.object({
    shops: z.array(CartShop),
    platformCollectable: CollectableCoupon.nullable(),
    platformCouponSaves: money.meta({ description: 'what the best own coupon of the platform takes off at checkout' }),
    amounts: Amounts,
    checkedLines: z.int(),
    checkedPieces: z.int(),
    settledAtMost: z.int().meta({ description: 'limit of lines per checkout' }),
    expiredCount: z.int().meta({ description: 'lines that cannot be bought any more; see expiryProdList' }),
  }),
  refusals: [],
});

const change = z.object({
  skuId: id,
  count: integer
    .pipe(z.int().min(-MAX_PIECES).max(MAX_PIECES))
    .meta({ type: 'integer', description: 'pieces to add or, below 0, to remove; with oldSkuId: the new quantity' }),
  oldSkuId: id.optional().meta({ description: 'the SKU to be replaced by skuId' }),
});

export const changeCartItem = operation({
  method: 'POST',
  path: '/p/shopCart/changeItem',
  access: buyer,
  summary: 'Adds a SKU to the cart, changes its quantity, or replaces the SKU of a line',
  input: change,
  output: CartChanged,
  refusals: changeRefusals,
});

export const changeGuestCartItem = operation({
  method: 'POST',
  path: '/shopCart/changeItem',
  access: visitor,
  summary: 'The same for guests; the cart is known by a cookie',
  input: change,
  output: CartChanged,
  refusals: changeRefusals,
});

const count = z.int().meta({ description: 'pieces in the cart that can be bought' });

export const cartCount = operation({
  method: 'GET',
  path: '/p/shopCart/prodCount',
  access: buyer,
  summary: 'Number of pieces in the own cart',
  input: z.object({}),
  output: count,
  refusals: [],
});

export const guestCartCount = operation({
  method: 'GET',
  path: '/shopCart/prodCount',
  access: visitor,
  summary: 'The same for guests',
  input: z.object({}),
  output: count,
  refusals: [],
});

export const guestCartItems = operation({
  method: 'GET',
  path: '/shopCart/items',
  access: visitor,
  summary: 'What a guest has in the cart and can buy, the latest first, as the sign-in shows it',
  input: z.object({}),
  output: z.array(
    z.object({
      prodId: z.int(),
      skuId: z.int(),
      prodName: z.string(),
      skuName: z.string(),
      pic: picturePath,
      prodCount: z.int(),
    }),
  ),
  refusals: [],
});

export const selectCartItems = operation({
  method: 'POST',
  path: '/p/shopCart/checkItems',
  access: buyer,
  summary: 'Selects or deselects lines for checkout',
  input: z.object({ basketIds: z.array(id).min(1).max(MAX_LINES), isChecked: flag }),
  output: z.null(),
  refusals: [],
});

export const deleteCartItems = operation({
  method: 'PUT',
  path: '/p/shopCart/deleteItem',
  access: buyer,
  summary: 'Deletes lines of the cart; the body is the array of their ids',
  input: z.object({ basketIds: ids(MAX_LINES) }),
  bareBody: 'basketIds',
  output: z.null(),
  refusals: [],
});

const ExpiredLine = z.object({
  basketId: z.int(),
  ...lineFields,
  why: z.enum(['offShelf', 'noSku', 'storeClosed', 'soldOut', 'notForCart']),
});

export const expiredCartItems = operation({
  method: 'GET',
  path: '/p/shopCart/expiryProdList',
  access: buyer,
  summary: 'Lines of the own cart that cannot be bought any more, with the reason',
  input: z.object({}),
  output: z.array(ExpiredLine),
  refusals: [],
});

export const clearExpiredCartItems = operation({
  method: 'DELETE',
  path: '/p/shopCart/cleanExpiryProdList',
  access: buyer,
  summary: 'Deletes the lines that cannot be bought any more',
  input: z.object({}),
  output: z.null(),
  refusals: [],
});

export const mergeCart = operation({
  method: 'POST',
  path: '/p/shopCart/merge',
  access: buyer,
  summary: 'Moves the guest cart to the buyer after signing in; the larger quantity of the same SKU counts',
  input: z.object({}),
  output: z.object({ movedLines: z.int(), cartCount: z.int() }),
  refusals: [],
});
