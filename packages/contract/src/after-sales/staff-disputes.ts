import { z } from 'zod';
import { operation } from '../operation.ts';
import { StoreParcel } from '../orders/parcel-fields.ts';
import { staff } from '../staff/fields.ts';
import { id, integer, money, moneyInput, pageOf, paging, time } from '../wire/formats.ts';
import {
  listedRefund,
  MAX_VOUCHERS,
  oneRefund,
  pictures,
  Refund,
  RefundFigures,
  refundSn,
  remark,
  StaffRefundStep,
} from './fields.ts';
import { refuseRefund } from './store-refunds.ts';

/** Refund requests and disputes as the mall sees them. */

export const mallRefundPage = operation({
  method: 'GET',
  path: '/s/refund/page',
  access: staff('refunds.view'),
  summary: 'Refund requests of all stores, newest first',
  input: z.object({
    ...paging,
    view: z.enum(['all', 'proceeding', 'closed', 'completed', 'failed']).default('all'),
    applyType: integer.pipe(z.int().min(1).max(2)).optional(),
    storeId: id.optional(),
    userId: z.uuid().optional(),
    keyword: z.string().trim().max(60).optional().meta({ description: 'number of the request or the order' }),
    startTime: time.optional(),
    endTime: time.optional(),
  }),
  output: pageOf(z.object({ ...listedRefund, userId: z.string(), nickName: z.string() })),
  refusals: [],
});

export const disputePage = operation({
  method: 'GET',
  path: '/s/intervention/page',
  access: staff('disputes.view'),
  summary: 'Disputes; the oldest open ones first',
  input: z.object({
    ...paging,
    view: z.enum(['open', 'mine', 'second', 'ruled']).default('open').meta({
      description: 'second: rulings and refunds above the limit that wait for a second person',
    }),
    storeId: id.optional(),
  }),
  output: pageOf(
    z.object({
      ...listedRefund,
      userId: z.string(),
      nickName: z.string(),
      disputeTime: time,
      targetTimeIso: z.string().meta({ description: 'target time for the ruling' }),
      assignee: z.string(),
      isProposed: z.boolean().meta({ description: 'a proposed ruling waits for a second person' }),
    }),
  ),
  refusals: [],
});

const Earlier = z.object({ refundSn: z.string(), time, amount: money, state: z.int(), ruling: z.string().nullable() });

export const disputeInfo = operation({
  method: 'GET',
  path: '/s/intervention/info',
  access: staff('disputes.view'),
  summary: 'One dispute with all its records; also a refund request without a dispute',
  input: oneRefund,
  output: Refund.extend({
    steps: z.array(StaffRefundStep).meta({ description: 'newest first' }),
    userId: z.string(),
    nickName: z.string(),
    orderStatus: z.int(),
    paid: money,
    refundedBefore: money,
    isStorePaid: z.boolean(),
    maxAmount: money.meta({ description: 'maximum amount of a ruling' }),
    assigneeId: z.string().nullable(),
    assignee: z.string(),
    isExtended: z.boolean(),
    proposal: z
      .object({
        by: z.string(),
        byId: z.string(),
        ruling: z.enum(['full', 'part', 'refused']),
        amount: money,
        needsReturn: z.boolean(),
        words: z.string(),
        time,
      })
      .nullable(),
    packages: z.array(StoreParcel),
    earlierOfBuyer: z.array(Earlier).meta({ description: 'the newest other requests of this buyer' }),
    earlierOfStore: z.array(Earlier),
    storeFigures: RefundFigures,
  }),
  refusals: ['refund.notFound'],
});

export const disputeStaffList = operation({
  method: 'GET',
  path: '/s/intervention/staff',
  access: staff('disputes.handle'),
  summary: 'Members of staff to whom a dispute can be assigned, by name',
  input: z.object({}),
  output: z.array(z.object({ staffId: z.string(), name: z.string() })),
  refusals: [],
});

export const assignDispute = operation({
  method: 'PUT',
  path: '/s/intervention/assign',
  access: staff('disputes.handle'),
  summary: 'Assigns a dispute to the caller or to another member of staff',
  input: z.object({ refundSn, staffId: z.uuid().optional().meta({ description: 'left out: the caller' }) }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'staff.notFound'],
});

export const extendEvidence = operation({
  method: 'PUT',
  path: '/s/intervention/extend',
  access: staff('disputes.handle'),
  summary: 'Extends the deadline for evidence of both sides, once',
  input: oneRefund,
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'dispute.extended'],
});

export const askParty = operation({
  method: 'POST',
  path: '/s/intervention/ask',
  access: staff('disputes.handle'),
  summary: 'Sends a question to one side of a dispute, which is notified by mail',
  input: z.object({
    refundSn,
    of: z.enum(['buyer', 'seller']),
    words: remark.min(1),
    imgs: pictures(MAX_VOUCHERS),
  }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'profile.foreignPicture'],
});

export const ruleDispute = operation({
  method: 'POST',
  path: '/s/intervention/rule',
  access: staff('disputes.handle'),
  summary: 'Rules on a dispute; above the limit the ruling is proposed and needs a second person',
  input: z.object({
    refundSn,
    ruling: z.enum(['full', 'part', 'refused']),
    amount: moneyInput.optional().meta({ description: 'of a partial refund' }),
    needsReturn: z.boolean().default(false).meta({ description: 'the goods have to be returned first' }),
    words: remark.min(1).meta({ description: 'shown to both sides' }),
  }),
  output: z.object({ isProposed: z.boolean() }),
  refusals: ['refund.notFound', 'refund.state', 'refund.tooMuch', 'refund.belowMinimum', 'dispute.proposed'],
});

export const decideProposedRuling = operation({
  method: 'PUT',
  path: '/s/intervention/second',
  access: staff('disputes.handle'),
  summary: 'Confirms a proposed ruling or refund as the second person, or sends it back',
  input: z.object({ refundSn, isConfirmed: z.boolean(), words: remark.default('') }),
  output: z.null(),
  refusals: ['refund.notFound', 'refund.state', 'dispute.notProposed', 'dispute.samePerson'],
});

export const refundByMall = operation({
  method: 'POST',
  path: '/s/refund/grant',
  access: staff('disputes.handle'),
  summary:
    'Grants a refund by decision of the mall, also against a refusal of the store; above the limit a second person has to confirm it',
  input: z.object({
    refundSn,
    amount: moneyInput,
    needsReturn: z.boolean().default(false).meta({ description: 'the goods have to be returned first' }),
    words: remark.min(1),
  }),
  output: z.object({ isProposed: z.boolean() }),
  refusals: ['refund.notFound', 'refund.state', 'refund.tooMuch', 'refund.belowMinimum', 'dispute.proposed'],
});

export const refuseByMall = operation({
  method: 'PUT',
  path: '/s/refund/refuse',
  access: staff('disputes.handle'),
  summary: 'Refuses a refund request in place of the store; the buyer can read the reason and still open a dispute',
  input: refuseRefund.input,
  output: z.null(),
  refusals: refuseRefund.refusals,
});

export const platformStoreRefunds = operation({
  method: 'GET',
  path: '/s/store/refunds',
  access: staff('stores.view'),
  summary: 'Figures of a store for refund requests of the last 90 days',
  input: z.object({ storeId: id }),
  output: RefundFigures,
  refusals: [],
});
