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
  activity: LineActivity.nullable().meta({ description: 'activity that sets the price' }),
  firstOrderPrice: money.nullable().meta({
    description: 'unit price in a first order, if this order is not one; null: there is no such price',
  }),
  gift: LineGift.nullable().meta({ description: 'free gift of this line' }),
  priceWhenAdded: money.meta({ description: 'price when the line was added; differs from price if it has changed' }),
  stocks: z
    .int()
    .meta({ description: 'pieces in stock; if fewer than prodCount, the line cannot be checked out unchanged' }),
  isChecked: flag,
  isDeliverable: z.boolean().meta({ description: 'whether it can be delivered to the requested address' }),
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
    .meta({ description: 'an amount of money for kind spend; pieces and percent for kind pieces' }),
  next: z.object({ from: z.number(), off: z.number(), missing: z.number() }).nullable(),
  pieces: z.int().meta({ description: 'selected pieces that count towards the discount' }),
});

export const cartDiscount = operation({
  method: 'GET',
  path: '/shopCart/discount',
  access: visitor,
  summary: 'Progress of the selected cart lines towards the steps of a discount, for buyers and guests',
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
    .meta({ description: 'days until delivery by courier; null: no address, or unknown' }),
  collectable: CollectableCoupon.nullable().meta({
    description: 'best collectable coupon of this store for the selected lines',
  }),
  couponSaves: money.meta({ description: 'reduction by the best own coupon of this store at checkout' }),
  freeShipping: z.object({ from: money, missing: money }).nullable().meta({
    description:
      'minimum amount for free shipping, and the amount missing; null: the amount of goods does not decide the fee',
  }),
  amounts: Amounts.meta({ description: 'of the selected lines, without coupons' }),
});

export const cartInfo = operation({
  method: 'POST',
  path: '/p/shopCart/info',
  access: buyer,
  summary: 'Own cart grouped by store, with the amounts of the selected lines',
  input: z.object({ addrId: id.optional() }),
  inQuery: ['addrId'],
  output: z.object({
    shops: z.array(CartShop),
    platformCollectable: CollectableCoupon.nullable(),
    platformCouponSaves: money.meta({ description: 'reduction by the best own coupon of the platform at checkout' }),
    amounts: Amounts,
    checkedLines: z.int(),
    checkedPieces: z.int(),
    settledAtMost: z.int().meta({ description: 'maximum number of lines per checkout' }),
    expiredCount: z.int().meta({ description: 'number of lines that can no longer be bought; see expiryProdList' }),
  }),
  refusals: [],
});

const change = z.object({
  skuId: id,
  count: integer
    .pipe(z.int().min(-MAX_PIECES).max(MAX_PIECES))
    .meta({ type: 'integer', description: 'pieces to add, or to remove if negative; with oldSkuId: the new quantity' }),
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
  summary:
    'Adds a SKU to the guest cart, changes its quantity, or replaces the SKU of a line; a cookie identifies the cart',
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
  summary: 'Number of pieces in the guest cart',
  input: z.object({}),
  output: count,
  refusals: [],
});

export const guestCartItems = operation({
  method: 'GET',
  path: '/shopCart/items',
  access: visitor,
  summary: 'Lines of the guest cart that can be bought, newest first, as shown at sign-in',
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
  summary: 'Lines of the own cart that can no longer be bought, with the reason',
  input: z.object({}),
  output: z.array(ExpiredLine),
  refusals: [],
});

export const clearExpiredCartItems = operation({
  method: 'DELETE',
  path: '/p/shopCart/cleanExpiryProdList',
  access: buyer,
  summary: 'Deletes the lines that can no longer be bought',
  input: z.object({}),
  output: z.null(),
  refusals: [],
});

export const mergeCart = operation({
  method: 'POST',
  path: '/p/shopCart/merge',
  access: buyer,
  summary: 'Merges the guest cart into the cart of the buyer after sign-in; the larger quantity of a SKU counts',
  input: z.object({}),
  output: z.object({ movedLines: z.int(), cartCount: z.int() }),
  refusals: [],
});
