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
  isWholeSets: z.boolean().meta({ description: 'nothing was sent: all parts go together' }),
  amounts: z.array(money).meta({ description: 'for 1, 2, 3 … pieces, less the saving that is lost with them' }),
});

/** The data from which `giftsToSettle` of the domain computes how many gifts go back with how many pieces. */
const GiftOfLine = z.object({
  prodName: z.string(),
  pic: picturePath,
  worth: money.meta({ description: 'of one piece, when it was given' }),
  perPieces: z.int(),
  pieces: z.int(),
  given: z.int(),
  settled: z.int().meta({ description: 'went back, are asked for, or were paid for' }),
  unsent: z.int().meta({ description: 'have not left, and cannot be kept' }),
  mainLeft: z.int().meta({ description: 'pieces of the line that nobody has asked for' }),
});

export const refundApplyInfo = operation({
  method: 'GET',
  path: '/p/orderRefund/applyInfo',
  access: buyer,
  summary: 'What of an order can be refunded, and how',
  input: z.object({ orderNumber }),
  output: z.object({
    orderNumber: z.string(),
    shopId: z.int(),
    shopName: z.string(),
    status: z.int(),
    isVirtual: z.boolean(),
    applyTypes: z.array(z.int()).meta({ description: '1 money only, 2 return goods; empty: nothing can be asked for' }),
    endTimeIso: z.string().nullable().meta({ description: 'end of the after-sales period; null before receipt' }),
    mobile: z.string(),
    lines: z.array(
      RefundLine.omit({ goodsNum: true, keptNum: true }).extend({
        maxCount: z.int().meta({ description: 'pieces that are left to refund' }),
        maxAmount: money.meta({ description: 'for all of them, without postage' }),
        maxScore: z.int(),
        isGift: z.boolean(),
        combo: ComboLine.nullable().meta({ description: 'null: not part of a combo' }),
        gift: GiftOfLine.nullable().meta({ description: 'what came with it for free' }),
      }),
    ),
    comboAmount: money.nullable().meta({ description: 'of a combo: for all that is left, without postage' }),
    postage: money.meta({ description: 'comes back with the last item of an order that was not sent' }),
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
  summary: 'Asks for money back for a whole order or one of its lines',
  input: z.object({
    orderNumber,
    orderItemId: id.optional().meta({ description: 'one line; without it the whole order' }),
    goodsNum: integer.pipe(z.int().min(1)).optional(),
    applyType: integer.pipe(z.int().min(1).max(2)),
    keepsGift: z
      .boolean()
      .default(false)
      .meta({ description: 'gifts that have left stay, and their worth is taken off; else they go back too' }),
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
  summary: 'Changes a request and sends it again. The amount may change once, the quantity never falls',
  input: z.object({
    refundSn,
    goodsNum: integer.pipe(z.int().min(1)).optional(),
    applyType: integer.pipe(z.int().min(1).max(2)),
    keepsGift: z.boolean().optional().meta({ description: 'left out: as before' }),
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
  summary: 'Takes a request back, as long as no money has moved',
  input: oneRefund,
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'refund.lastItem'],
});

export const sendRefundBack = operation({
  method: 'PUT',
  path: '/p/orderRefund/submitExpress',
  access: buyer,
  summary: 'Says how the goods come back',
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
  summary: 'Courier companies to send goods back with',
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
    offer: moneyInput.meta({ description: 'the one that was seen' }),
  }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'refund.offerChanged'],
});

export const requestIntervention = operation({
  method: 'POST',
  path: '/p/orderRefund/intervention',
  access: buyer,
  summary: 'After a refusal: asks the platform to decide',
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
  summary: 'Takes the question to the platform back, until it has ruled',
  input: oneRefund,
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state'],
});

export const addRefundProof = operation({
  method: 'POST',
  path: '/p/orderRefund/proof',
  access: buyer,
  summary: 'Adds words and pictures for the platform while it decides',
  input: z.object({ refundSn, words: remark.min(1), imgs: pictures(MAX_VOUCHERS) }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'refund.evidenceOver', 'profile.foreignPicture'],
});

export const refundPage = operation({
  method: 'GET',
  path: '/p/orderRefund/list',
  access: buyer,
  summary: 'Own requests, newest first',
  input: z.object({
    ...paging,
    view: z.enum(['all', 'proceeding', 'closed', 'completed']).default('all'),
    keyword: z.string().trim().max(60).optional().meta({ description: 'number of the request or order, or product' }),
  }),
  output: pageOf(z.object({ ...listedRefund, actions })),
  refusals: [],
});

export const refundInfo = operation({
  method: 'GET',
  path: '/p/orderRefund/info',
  access: buyer,
  summary: 'One own request with everything that happened',
  input: oneRefund,
  output: Refund.extend({ actions, orderStatus: z.int() }),
  refusals: ['refund.notFound'],
});
