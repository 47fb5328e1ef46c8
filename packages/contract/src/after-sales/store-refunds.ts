import { REFUSAL_REASONS, STORE_REFUND_ACTIONS } from '@galleria/domain/after-sales/refund-lifecycle';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { id, integer, money, moneyInput, pageOf, paging, time } from '../wire/formats.ts';
import { listedRefund, MAX_PROOFS, oneRefund, pictures, Refund, RefundFigures, refundSn, remark } from './fields.ts';

/** Refund requests as the store handles them. */

const actions = z.array(z.enum(STORE_REFUND_ACTIONS));
const buyerOf = { nickName: z.string() };

export const storeRefundPage = operation({
  method: 'GET',
  path: '/m/refund/page',
  access: seller('refunds.view'),
  summary: 'Refund requests to the store; those that wait for it by deadline, others newest first',
  input: z.object({
    ...paging,
    view: z.enum(['waiting', 'all', 'underWay', 'disputed', 'ended']).default('waiting'),
    applyType: integer.pipe(z.int().min(1).max(2)).optional(),
    keyword: z
      .string()
      .trim()
      .max(60)
      .optional()
      .meta({ description: 'number of the request or order, or product name' }),
    prodId: id.optional(),
    startTime: time.optional(),
    endTime: time.optional(),
  }),
  output: pageOf(z.object({ ...listedRefund, ...buyerOf, actions })),
  refusals: [],
});

export const storeRefundInfo = operation({
  method: 'GET',
  path: '/m/refund/info',
  access: seller('refunds.view'),
  summary: 'One refund request with its order and timeline',
  input: oneRefund,
  output: Refund.extend({
    ...buyerOf,
    actions,
    orderStatus: z.int(),
    paid: money.meta({ description: 'amount that the buyer paid for the order' }),
    isStorePaid: z
      .boolean()
      .meta({ description: 'the share of the store is already paid: a refund is deducted from its balance' }),
    earlierCount: z.int().meta({ description: 'other requests of this buyer to this store' }),
  }),
  refusals: ['refund.notFound'],
});

export const acceptRefund = operation({
  method: 'PUT',
  path: '/m/refund/accept',
  access: seller('refunds.handle'),
  summary:
    'Accepts a refund request: without a return it is refunded at once; with a return the store waits for the goods at the given address',
  input: z.object({
    refundSn,
    returnAddressId: id.optional().meta({ description: 'address for the returned goods; required for returns' }),
    refundAmount: moneyInput.meta({ description: 'the requested amount that the store has seen' }),
    isRestocked: z
      .boolean()
      .default(false)
      .meta({ description: 'for money only: the pieces are added to the stock again' }),
  }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'refund.changed', 'returnAddress.notFound'],
});

export const refuseRefund = operation({
  method: 'PUT',
  path: '/m/refund/refuse',
  access: seller('refunds.handle'),
  summary: 'Refuses a refund request, with a reason and evidence for the buyer',
  input: z.object({
    refundSn,
    refundAmount: moneyInput.meta({ description: 'the requested amount that the store has seen' }),
    reason: z.enum(REFUSAL_REASONS),
    words: remark.min(1),
    imgs: pictures(MAX_PROOFS),
  }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'refund.changed', 'profile.foreignPicture'],
});

export const offerRefund = operation({
  method: 'POST',
  path: '/m/refund/offer',
  access: seller('refunds.handle'),
  summary: 'Offers another amount, which the buyer can accept; the deadline stays the same',
  input: z.object({ refundSn, offer: moneyInput, words: remark.default('') }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'refund.belowMinimum', 'refund.tooMuch'],
});

export const receiveReturn = operation({
  method: 'PUT',
  path: '/m/refund/received',
  access: seller('refunds.handle'),
  summary: 'Confirms the receipt of returned goods, which starts the refund',
  input: z.object({
    refundSn,
    isRestocked: z.boolean().meta({ description: 'the pieces are added to the stock again' }),
  }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state'],
});

export const addStoreProof = operation({
  method: 'POST',
  path: '/m/refund/proof',
  access: seller('refunds.handle'),
  summary: 'Adds evidence (text and pictures) to an open dispute',
  input: z.object({ refundSn, words: remark.min(1), imgs: pictures(MAX_PROOFS) }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'refund.evidenceOver', 'profile.foreignPicture'],
});

export const storeRefundFigures = operation({
  method: 'GET',
  path: '/m/refund/figures',
  access: seller('refunds.view'),
  summary: 'Figures of the store for refund requests of the last 90 days',
  input: z.object({}),
  output: RefundFigures,
  refusals: [],
});
