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
  summary: 'Requests to the store; those that wait for it by their deadline, others newest first',
  input: z.object({
    ...paging,
    view: z.enum(['waiting', 'all', 'underWay', 'disputed', 'ended']).default('waiting'),
    applyType: integer.pipe(z.int().min(1).max(2)).optional(),
    keyword: z.string().trim().max(60).optional().meta({ description: 'number of request or order, or product' }),
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
  summary: 'One request with its order and everything that happened',
  input: oneRefund,
  output: Refund.extend({
    ...buyerOf,
    actions,
    orderStatus: z.int(),
    paid: money.meta({ description: 'for the order' }),
    isStorePaid: z.boolean().meta({ description: 'its money has left the escrow: a refund is taken from the balance' }),
    earlierCount: z.int().meta({ description: 'other requests of this buyer to this store' }),
  }),
  refusals: ['refund.notFound'],
});

export const acceptRefund = operation({
  method: 'PUT',
  path: '/m/refund/accept',
  access: seller('refunds.handle'),
  summary: 'Agrees: money only is refunded at once, goods are awaited at the chosen address',
  input: z.object({
    refundSn,
    returnAddressId: id.optional().meta({ description: 'where the goods go; needed for returns' }),
    refundAmount: moneyInput.meta({ description: 'the one that was seen' }),
    isRestocked: z.boolean().default(false).meta({ description: 'money only: the goods can be sold again' }),
  }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'refund.changed', 'returnAddress.notFound'],
});

export const refuseRefund = operation({
  method: 'PUT',
  path: '/m/refund/refuse',
  access: seller('refunds.handle'),
  summary: 'Says no, with the reason and proof that the buyer reads',
  input: z.object({
    refundSn,
    refundAmount: moneyInput.meta({ description: 'the one that was seen' }),
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
  summary: 'Offers another amount, which the buyer may accept; the clock runs on',
  input: z.object({ refundSn, offer: moneyInput, words: remark.default('') }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'refund.belowMinimum', 'refund.tooMuch'],
});

export const receiveReturn = operation({
  method: 'PUT',
  path: '/m/refund/received',
  access: seller('refunds.handle'),
  summary: 'Confirms that the goods are back: the money goes to the buyer',
  input: z.object({ refundSn, isRestocked: z.boolean().meta({ description: 'they can be sold again' }) }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state'],
});

export const addStoreProof = operation({
  method: 'POST',
  path: '/m/refund/proof',
  access: seller('refunds.handle'),
  summary: 'Adds words and pictures for the platform while it decides',
  input: z.object({ refundSn, words: remark.min(1), imgs: pictures(MAX_PROOFS) }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'refund.evidenceOver', 'profile.foreignPicture'],
});

export const storeRefundFigures = operation({
  method: 'GET',
  path: '/m/refund/figures',
  access: seller('refunds.view'),
  summary: 'How the store handled requests in the last 90 days',
  input: z.object({}),
  output: RefundFigures,
  refusals: [],
});
