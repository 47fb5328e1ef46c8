import { BUYER_REFUND_ACTIONS, DISPUTE_REASONS, REFUND_REASONS } from '@galleria/domain/after-sales/refund-lifecycle';
import { MAX_WAYBILL_LENGTH } from '@galleria/domain/after-sales/request-limits';
import { z } from 'zod';
import { buyer, operation } from '../operation.ts';
import { id, integer, money, moneyInput, orderNumber, pageOf, paging, picturePath } from '../wire/formats.ts';
import { expects } from '../wire/input-formats.ts';
import {
  listedRefund,
  MAX_PROOFS,
  MAX_VOUCHERS,
  oneRefund,
  pictures,
  Refund,
  RefundLine,
  refundSn,
  remark,
} from './fields.ts';

/** Refund requests as buyers make and follow them. */

const actions = z.array(z.enum(BUYER_REFUND_ACTIONS));

const ComboLine = z.object({
  name: z.string(),
  perSet: z.int(),
  isWholeSets: z.boolean().meta({ description: 'not shipped: the products of a set are only refunded together' }),
  amounts: z
    .array(money)
    .meta({ description: 'refundable amounts for 1, 2, 3 … pieces, less the saving of the combo that is held back' }),
});

/** The data from which `giftsToSettle` of the domain computes how many gifts go back with how many pieces. */
const GiftOfLine = z.object({
  prodName: z.string(),
  pic: picturePath,
  worth: money.meta({ description: 'unit price of the gift when it was given' }),
  perPieces: z.int(),
  pieces: z.int(),
  given: z.int(),
  settled: z.int().meta({ description: 'gifts that were returned, are in a request, or were paid for' }),
  unsent: z.int().meta({ description: 'gifts that are not shipped, so that the buyer cannot keep them' }),
  mainLeft: z.int().meta({ description: 'pieces of the line that are in no request' }),
});

export const refundApplyInfo = operation({
  method: 'GET',
  path: '/p/orderRefund/applyInfo',
  access: buyer,
  summary: 'Refundable lines and amounts of an order, and the allowed types of request',
  input: z.object({ orderNumber }),
  output: z.object({
    orderNumber: z.string(),
    shopId: z.int(),
    shopName: z.string(),
    status: z.int(),
    isVirtual: z.boolean(),
    applyTypes: z.array(z.int()).meta({ description: '1 money only, 2 return goods; empty: no request is possible' }),
    endTimeIso: z.string().nullable().meta({ description: 'end of the after-sales period; null before receipt' }),
    mobile: z.string(),
    lines: z.array(
      RefundLine.omit({ goodsNum: true, keptNum: true }).extend({
        maxCount: z.int().meta({ description: 'pieces that can still be refunded' }),
        maxAmount: money.meta({ description: 'amount for all of them, without the shipping fee' }),
        maxScore: z.int(),
        isGift: z.boolean(),
        combo: ComboLine.nullable().meta({ description: 'null: not part of a combo' }),
        gift: GiftOfLine.nullable().meta({ description: 'its free gift' }),
      }),
    ),
    comboAmount: money
      .nullable()
      .meta({ description: 'of a combo: amount for all remaining pieces, without the shipping fee' }),
    postage: money.meta({ description: 'refunded with the last line of an order that was not shipped' }),
  }),
  refusals: ['order.notFound'],
});

const requestFields = {
  isReceived: z.boolean(),
  reason: z.enum(REFUND_REASONS),
  words: remark.default(''),
  imgs: pictures(MAX_PROOFS),
  mobile: z.string().regex(/^1\d{10}$/, expects('mobile')),
  refundAmount: moneyInput,
};

export const applyRefund = operation({
  method: 'POST',
  path: '/p/orderRefund/apply',
  access: buyer,
  summary: 'Creates a refund request for a whole order or one of its lines',
  input: z.object({
    orderNumber,
    orderItemId: id.optional().meta({ description: 'one line; left out: the whole order' }),
    goodsNum: integer.pipe(z.int().min(1)).optional(),
    applyType: integer.pipe(z.int().min(1).max(2)),
    keepsGift: z.boolean().default(false).meta({
      description:
        'true: the buyer keeps gifts that were shipped, and their worth is deducted from the refund; false: they are returned',
    }),
    ...requestFields,
  }),
  output: z.object({ refundSn: z.string() }),
  refusals: [
    'order.notFound',
    'refund.notPossible',
    'refund.periodOver',
    'refund.open',
    'refund.count',
    'refund.belowMinimum',
    'refund.tooMuch',
    'refund.gift',
    'refund.wholeSets',
    'refund.codeUsed',
    'profile.foreignPicture',
  ],
});

export const resubmitRefund = operation({
  method: 'PUT',
  path: '/p/orderRefund/resubmit',
  access: buyer,
  summary: 'Changes and resubmits a refund request. The amount can be changed once; the quantity cannot be lowered',
  input: z.object({
    refundSn,
    goodsNum: integer.pipe(z.int().min(1)).optional(),
    applyType: integer.pipe(z.int().min(1).max(2)),
    keepsGift: z.boolean().optional().meta({ description: 'left out: unchanged' }),
    ...requestFields,
  }),
  output: z.null(),
  refusals: [
    'refund.notFound',
    'refund.state',
    'refund.notPossible',
    'refund.count',
    'refund.countReduced',
    'refund.amountChanged',
    'refund.belowMinimum',
    'refund.tooMuch',
    'refund.gift',
    'refund.wholeSets',
    'profile.foreignPicture',
  ],
});

export const withdrawRefund = operation({
  method: 'PUT',
  path: '/p/orderRefund/cancel/{refundSn}',
  access: buyer,
  summary: 'Withdraws a refund request before its money is paid out',
  input: oneRefund,
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'refund.lastItem'],
});

export const sendRefundBack = operation({
  method: 'PUT',
  path: '/p/orderRefund/submitExpress',
  access: buyer,
  summary: 'Records the courier and waybill of the returned goods',
  input: z.object({
    refundSn,
    dvyId: id.meta({ description: 'courier company' }),
    dvyFlowId: z.string().trim().min(1).max(MAX_WAYBILL_LENGTH),
    words: remark.default(''),
    imgs: pictures(MAX_PROOFS),
    mobile: z.string().regex(/^1\d{10}$/, expects('mobile')),
  }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'order.courierUnknown', 'profile.foreignPicture'],
});

export const returnCourierList = operation({
  method: 'GET',
  path: '/p/orderRefund/couriers',
  access: buyer,
  summary: 'Courier companies for returning goods',
  input: z.object({}),
  output: z.array(z.object({ dvyId: z.int(), dvyName: z.string() })),
  refusals: [],
});

export const answerRefundOffer = operation({
  method: 'PUT',
  path: '/p/orderRefund/offer',
  access: buyer,
  summary: 'Accepts or declines the amount that the store offers',
  input: z.object({
    refundSn,
    isAccepted: z.boolean(),
    offer: moneyInput.meta({ description: 'the offered amount that the buyer has seen' }),
  }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'refund.offerChanged'],
});

export const requestIntervention = operation({
  method: 'POST',
  path: '/p/orderRefund/intervention',
  access: buyer,
  summary: 'Opens a dispute about a refused refund request',
  input: z.object({
    refundSn,
    reason: z.enum(DISPUTE_REASONS),
    words: remark.min(1),
    imgs: pictures(MAX_VOUCHERS),
  }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'profile.foreignPicture'],
});

export const withdrawIntervention = operation({
  method: 'PUT',
  path: '/p/orderRefund/intervention/cancel/{refundSn}',
  access: buyer,
  summary: 'Withdraws a dispute before its ruling',
  input: oneRefund,
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state'],
});

export const addRefundProof = operation({
  method: 'POST',
  path: '/p/orderRefund/proof',
  access: buyer,
  summary: 'Adds evidence (text and pictures) to an open dispute',
  input: z.object({ refundSn, words: remark.min(1), imgs: pictures(MAX_VOUCHERS) }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'refund.evidenceOver', 'profile.foreignPicture'],
});

export const refundPage = operation({
  method: 'GET',
  path: '/p/orderRefund/list',
  access: buyer,
  summary: 'Own refund requests, newest first',
  input: z.object({
    ...paging,
    view: z.enum(['all', 'proceeding', 'closed', 'completed']).default('all'),
    keyword: z
      .string()
      .trim()
      .max(60)
      .optional()
      .meta({ description: 'number of the request or order, or product name' }),
  }),
  output: pageOf(z.object({ ...listedRefund, actions })),
  refusals: [],
});

export const refundInfo = operation({
  method: 'GET',
  path: '/p/orderRefund/info',
  access: buyer,
  summary: 'One own refund request with its timeline',
  input: oneRefund,
  output: Refund.extend({ actions, orderStatus: z.int() }),
  refusals: ['refund.notFound'],
});
