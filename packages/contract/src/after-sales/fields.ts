import { DISPUTE_REASONS, REFUND_REASONS, REFUSAL_REASONS } from '@galleria/domain/after-sales/refund-lifecycle';
import { REFUND_STEPS, STAFF_REFUND_STEPS } from '@galleria/domain/after-sales/refund-steps';
import { MAX_PROOFS, MAX_REQUEST_TEXT_LENGTH, MAX_VOUCHERS } from '@galleria/domain/after-sales/request-limits';
import { z } from 'zod';
import { money, orderNumber, picturePath, time } from '../wire/formats.ts';

/** Shared by the refund operations of buyers, stores and staff. */

export const refundSn = orderNumber;
export const oneRefund = z.object({ refundSn });

export { MAX_PROOFS, MAX_VOUCHERS };

/** Paths of pictures that the caller has uploaded. */
export const pictures = (most: number) => z.array(z.string().max(200)).max(most).default([]);
/** Forms send line breaks as CRLF; each counts as one character. */
export const remark = z
  .string()
  .overwrite((said) => said.replace(/\r\n?/g, '\n'))
  .trim()
  .max(MAX_REQUEST_TEXT_LENGTH);

export const RefundLine = z.object({
  orderItemId: z.int(),
  prodId: z.int(),
  skuId: z.int(),
  prodName: z.string(),
  skuName: z.string(),
  pic: picturePath,
  goodsNum: z.int().meta({ description: 'pieces in this request' }),
  prodCount: z.int().meta({ description: 'pieces in the order' }),
  isGift: z.boolean().meta({ description: 'a free gift of another order line' }),
  keptNum: z.int().meta({ description: 'gifts that the buyer keeps; their worth is deducted from the refund' }),
});

/** An entry of a request's timeline: an event, or a message by one side. */
export const RefundStep = z.object({
  what: z.enum(REFUND_STEPS),
  by: z.enum(['buyer', 'seller', 'platform', 'clock']),
  of: z
    .enum(['buyer', 'seller'])
    .nullable()
    .meta({ description: 'the side that the platform sent a question to, in a step `asked`' }),
  time,
  words: z.string(),
  imgs: z.array(picturePath),
  amount: money.nullable(),
});

/** The same with the fields that only staff read. */
export const StaffRefundStep = RefundStep.extend({
  what: z.enum([...REFUND_STEPS, ...STAFF_REFUND_STEPS]),
  who: z.string().meta({ description: 'name of the member of staff; empty for other parties' }),
});

export const listedRefund = {
  refundSn: z.string(),
  orderNumber: z.string(),
  applyType: z.int().meta({ description: '1 money only, 2 return goods' }),
  returnMoneySts: z.int().meta({
    description:
      '1 applied, 2 accepted, 3 sent back, 4 received, 5 refunded, 6 withdrawn, 7 refused, 8 in dispute, -1 closed',
  }),
  moneyState: z.enum(['none', 'requested', 'done', 'failed']),
  shopId: z.int(),
  shopName: z.string(),
  refundAmount: money.meta({ description: 'including its part of the shipping fee' }),
  refundScore: z.int().meta({ description: 'points that are returned' }),
  postage: money,
  applyTime: time,
  endTimeIso: z
    .string()
    .nullable()
    .meta({ description: 'deadline for the party in `waitsFor`; null if there is none' }),
  waitsFor: z.enum(['buyer', 'seller', 'platform', 'nobody']),
  lines: z.array(RefundLine),
};

export const ReturnAddress = z.object({
  receiver: z.string(),
  mobile: z.string(),
  addr: z.string(),
  postCode: z.string(),
  isRegistered: z
    .boolean()
    .meta({ description: 'registered address from the papers of the store, which has no return address of its own' }),
});

const Dispute = z.object({
  reason: z.enum(DISPUTE_REASONS),
  words: z.string(),
  imgs: z.array(picturePath),
  time,
  evidenceEndTimeIso: z.string().meta({ description: 'deadline for evidence of both sides' }),
  ruling: z.enum(['full', 'part', 'refused']).nullable(),
  rulingWords: z.string(),
  rulingTime: time.nullable(),
});

/** A request as both sides see it. */
export const Refund = z.object({
  ...listedRefund,
  isReceived: z.boolean().meta({ description: 'the buyer has received the goods' }),
  reason: z.enum(REFUND_REASONS),
  words: z.string(),
  imgs: z.array(picturePath),
  mobile: z.string(),
  canEditAmount: z.boolean(),
  offer: money.nullable().meta({ description: 'other amount that the store offers' }),
  refusalReason: z.enum(REFUSAL_REASONS).nullable(),
  refusalWords: z.string(),
  returnAddress: ReturnAddress.nullable(),
  express: z
    .object({ dvyName: z.string(), dvyFlowId: z.string(), trackingUrl: z.string(), time })
    .nullable()
    .meta({ description: 'return shipment of the goods' }),
  dispute: Dispute.nullable(),
  steps: z.array(RefundStep).meta({ description: 'newest first' }),
});

/** How a store handled requests in the last 90 days. */
export const RefundFigures = z.object({
  requests: z.int(),
  orders: z.int(),
  refundRate: z.number().meta({ description: 'share of the orders in this period, 0 to 1' }),
  disputes: z.int(),
  disputeRate: z.number().meta({ description: 'share of the orders in this period, 0 to 1' }),
  lostDisputes: z.int(),
  answerHours: z.number().nullable().meta({ description: 'median time until the store answered, in hours' }),
  amount: money.meta({ description: 'total refunded' }),
});
