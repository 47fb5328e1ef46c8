import { MAX_PIECES } from '@galleria/domain/cart/cart-rules';
import { MAX_MESSAGE } from '@galleria/domain/checkout/check-placeable';
import { INVOICE_CONTENTS } from '@galleria/domain/invoices/invoice-lifecycle';
import { z } from 'zod';
import { LineActivity } from '../activities/fields.ts';
import { LineGift } from '../activities/gift.ts';
import { PreSaleParts } from '../activities/pre-sale-fields.ts';
import { addressInfo } from '../addresses.ts';
import { CollectableCoupon, CouponChoice } from '../promotions/coupons.ts';
import { Amounts } from '../wire/amounts.ts';
import { flag, id, integer, money, picturePath } from '../wire/formats.ts';

/** Shared by all checkouts: that of the cart and those of activities. */

const MAX_STORES = 50;

/** One SKU that is bought directly. The checkouts of activities extend it with their own fields. */
export const orderItem = z.object({
  skuId: id,
  prodCount: integer.pipe(z.int().min(1).max(MAX_PIECES)),
});

const dvyType = integer.pipe(z.int().min(1).max(4)).meta({
  type: 'integer',
  description: '1 courier, 2 pickup, 3 none needed, 4 same-city',
});

const couponUserIds = z.array(id).max(MAX_STORES + 1);
const score = integer.pipe(z.int().min(0).max(1_000_000_000));

const linesToken = z.string().max(20);

const giftsToken = z.string().max(4000);

const ConfirmLine = z.object({
  activity: LineActivity.nullable().meta({ description: 'activity that sets the price' }),
  firstOrderPrice: money.nullable().meta({
    description: 'unit price in a first order, if this order is not one; null: there is no such price',
  }),
  gift: LineGift.nullable().meta({ description: 'free gift of this line' }),
  basketId: z.int().meta({ description: '0 if it is bought directly' }),
  prodId: z.int(),
  skuId: z.int(),
  prodName: z.string(),
  skuName: z.string(),
  pic: picturePath,
  price: money,
  prodCount: z.int(),
  stocks: z.int(),
  mold: z.int().meta({ description: '0 physical, 1 virtual' }),
  isDeliverable: z.boolean(),
  amounts: Amounts,
});

const PickupPoint = z.object({
  stationId: z.int(),
  stationName: z.string(),
  addr: z.string(),
  phone: z.string(),
  hours: z.string(),
});

const DeliveryOffer = z.object({
  dvyType: z.int(),
  isPossible: z.boolean(),
  fee: money,
  minDays: z.int(),
  maxDays: z.int(),
});

const ConfirmShop = z.object({
  shopId: z.int(),
  shopName: z.string(),
  shopLogo: picturePath,
  isSelfOperated: z.boolean(),
  lines: z.array(ConfirmLine),
  dvyType: z.int(),
  deliveries: z.array(DeliveryOffer),
  pickupPoints: z.array(PickupPoint),
  coupons: z.array(CouponChoice).meta({ description: 'coupons of the store, the best one first' }),
  collectable: CollectableCoupon.nullable().meta({ description: 'best collectable coupon of the store' }),
  amounts: Amounts,
});

const VirtualQuestion = z.object({
  prodId: z.int(),
  prodName: z.string(),
  questions: z.array(z.object({ name: z.string(), isRequired: z.boolean() })),
});

export const confirmRefusals = [
  'cart.nothingChecked',
  'cart.tooMany',
  'product.notFound',
  'product.offShelf',
  'store.notOpen',
  'cart.preSale',
  'cart.combo',
  'cart.flashSale',
  'product.buyerLimit',
  'activity.buyerLimit',
  'stock.insufficient',
  'address.notFound',
  'coupon.notYours',
  'coupon.together',
  'coupon.spent',
] as const;

/** Input of every confirmation, beside the items. */
export const confirmChoices = {
  addrId: id.optional().meta({ description: 'default: the default address' }),
  couponUserIds: couponUserIds.optional().meta({ description: 'own coupons; left out: the best ones are applied' }),
  isScorePay: flag.default(0),
  userUseScore: score.optional().meta({ description: 'multiples of 10; left out: the maximum' }),
  dvyTypes: z
    .array(z.object({ shopId: id, dvyType }))
    .max(MAX_STORES)
    .default([]),
};

/** Output of every confirmation. */
export const Confirmation = z.object({
  userAddr: addressInfo.output.nullable(),
  needsAddress: z.boolean(),
  shops: z.array(ConfirmShop),
  platformCoupons: z.array(CouponChoice),
  platformCollectable: CollectableCoupon.nullable(),
  amounts: Amounts,
  ownScore: z.int(),
  mostScore: z.int().meta({ description: 'maximum number of points that can be redeemed' }),
  mostScoreAmount: money.meta({ description: 'amount paid by that number of points' }),
  scoreStep: z.int(),
  virtualQuestions: z.array(VirtualQuestion),
  messageAtMost: z.int(),
  lineCount: z.int(),
  pieceCount: z.int(),
  preSale: PreSaleParts.nullable().meta({ description: 'of a pre-sale; null for other checkouts' }),
  linesToken: linesToken.meta({ description: 'token of these lines, to be sent when the order is placed' }),
  giftsToken: giftsToken.meta({
    description: 'token of the gifts, to be sent when the order is placed; empty if there are none',
  }),
});

const shortText = z.string().trim().max(100);

const Pickup = z.object({
  stationId: id,
  name: z.string().trim().min(1).max(50),
  mobile: z.string().trim().min(1).max(30),
});

const ShopParams = z.object({
  shopId: id,
  dvyType,
  remarks: z.string().trim().max(MAX_MESSAGE).default(''),
  pickup: Pickup.optional(),
});

const InvoiceRequest = z.object({
  shopId: id,
  headerType: z.int().min(1).max(2).meta({ description: '1 unit, 2 personal' }),
  headerName: shortText.min(1),
  invoiceTaxNumber: z.string().trim().max(30).default(''),
  invoiceContent: z
    .enum(INVOICE_CONTENTS)
    .default('detail')
    .meta({ description: 'detail: every product; category: kind of goods only' }),
});

const VirtualRemark = z.object({ prodId: id, name: shortText, value: z.string().trim().max(200) });

/** Input of every submission, beside the items. */
export const submission = {
  uuid: z.uuid(),
  addrId: id.optional(),
  couponUserIds: couponUserIds.default([]),
  userUseScore: score.default(0),
  orderShopParams: z.array(ShopParams).max(MAX_STORES).default([]),
  orderInvoiceList: z.array(InvoiceRequest).max(MAX_STORES).default([]),
  virtualRemarkList: z.array(VirtualRemark).max(200).default([]),
  expectedTotal: money
    .min(0)
    .optional()
    .meta({ description: 'the total that the page showed; refused if the actual total differs' }),
  linesToken: linesToken
    .optional()
    .meta({ description: 'from the confirmation that the page showed; refused if the lines differ' }),
  giftsToken: giftsToken
    .optional()
    .meta({ description: 'from the confirmation that the page showed; refused if the available gifts differ' }),
};

export const PlacedOrders = z.object({
  orderNumbers: z.string().meta({ description: 'comma-separated' }),
  payAmount: money.meta({ description: 'amount due now; for a pre-sale with a deposit: the deposit' }),
});

export const submitRefusals = [
  ...confirmRefusals,
  'coupon.budgetUsed',
  'cart.changed',
  'address.needed',
  'delivery.notOffered',
  'delivery.outside',
  'delivery.pickupPoint',
  'order.answerNeeded',
  'order.invoiceTaxNumber',
  'coupon.unfit',
  'points.step',
  'points.tooMany',
  'points.insufficient',
  'order.priceChanged',
  'order.giftChanged',
  'order.tooManyUnpaid',
  'order.tooManyUnpaidPieces',
  'order.submittedOtherwise',
] as const;
