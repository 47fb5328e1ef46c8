import { ADJUSTMENT_STATES } from '@galleria/domain/ledger/adjustments';
import { JOURNAL_REASONS } from '@galleria/domain/ledger/journal';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { oneBuyer, reason } from '../staff/person-fields.ts';
import { integer, money, pageOf, paging, time } from '../wire/formats.ts';

/** Balance and points of a buyer, and adjustments by staff. */

const Line = z.object({
  journalId: z.int(),
  reason: z.enum(JOURNAL_REASONS),
  reasonText: z.string().meta({ description: 'in the caller’s language' }),
  note: z.string().meta({ description: 'note of staff about an adjustment; empty otherwise' }),
  change: money.meta({ description: 'positive for incoming, negative for outgoing' }),
  balance: money.meta({ description: 'after this change' }),
  createTime: time,
});

export const buyerAssets = operation({
  method: 'GET',
  path: '/s/buyers/assets',
  access: staff('buyers.view'),
  summary: 'Balance and points of a buyer, and the limits above which a second person approves an adjustment',
  input: oneBuyer,
  output: z.object({
    balance: money,
    points: z.int(),
    secondPersonAbove: z.object({ balance: money, points: z.int() }),
  }),
  refusals: [],
});

export const buyerBalancePage = operation({
  method: 'GET',
  path: '/s/buyers/balance',
  access: staff('buyers.view'),
  summary: 'Changes of the balance of a buyer, newest first',
  input: oneBuyer.extend(paging),
  output: pageOf(Line),
  refusals: [],
});

export const buyerPointsPage = operation({
  method: 'GET',
  path: '/s/buyers/points',
  access: staff('buyers.view'),
  summary: 'Changes of the points of a buyer, newest first',
  input: oneBuyer.extend(paging),
  output: pageOf(Line),
  refusals: [],
});

const kind = z.enum(['balance', 'points']);
const adjustmentId = integer.pipe(z.int().min(1));

export const adjustBuyer = operation({
  method: 'POST',
  path: '/s/adjustments',
  access: staff('buyers.adjust'),
  summary: 'Adjusts the balance or points of a buyer; above the limit the adjustment waits for a second person',
  input: oneBuyer.extend({
    submissionId: z.uuid().meta({ description: 'idempotency key; refused if it is repeated with other values' }),
    kind,
    change: z
      .number()
      .min(-1_000_000)
      .max(1_000_000)
      .multipleOf(0.01)
      .refine((change) => change !== 0)
      .meta({ description: 'main units of money, or whole points; negative: to deduct' }),
    reason: reason.meta({ description: 'reason, shown to the buyer' }),
  }),
  output: z.object({ adjustmentId: z.int(), state: z.enum(ADJUSTMENT_STATES) }),
  refusals: ['buyer.notFound', 'adjustment.wholePoints', 'adjustment.submittedOtherwise', 'adjustment.insufficient'],
});

const Adjustment = z.object({
  adjustmentId: z.int(),
  userId: z.string(),
  nickName: z.string(),
  kind,
  change: money,
  reason: z.string(),
  state: z.enum(ADJUSTMENT_STATES),
  createTime: time,
  requestedBy: z.string().meta({ description: 'name of the member of staff' }),
  isOwn: z.boolean().meta({ description: 'requested by the caller, and therefore not to be approved by them' }),
  decideTime: time.nullable(),
  decidedBy: z.string(),
  decisionNote: z.string(),
  journalId: z.int().nullable(),
});

export const adjustmentPage = operation({
  method: 'GET',
  path: '/s/adjustments/page',
  access: staff('buyers.view'),
  summary: 'Adjustments of balance and points, newest first',
  input: z.object({
    ...paging,
    state: z.enum(ADJUSTMENT_STATES).optional(),
    kind: kind.optional(),
    userId: z.uuid().optional(),
  }),
  output: pageOf(Adjustment),
  refusals: [],
});

export const approveAdjustment = operation({
  method: 'POST',
  path: '/s/adjustments/approve',
  access: staff('buyers.adjust'),
  summary: 'Approves an adjustment as the second person and books it',
  input: z.object({ adjustmentId }),
  output: z.null(),
  refusals: [
    'adjustment.notFound',
    'adjustment.decided',
    'adjustment.samePerson',
    'adjustment.insufficient',
    'buyer.notFound',
  ],
});

export const rejectAdjustment = operation({
  method: 'POST',
  path: '/s/adjustments/reject',
  access: staff('buyers.adjust'),
  summary: 'Rejects an adjustment, or withdraws the caller’s own; nothing is booked',
  input: z.object({ adjustmentId, reason }),
  output: z.null(),
  refusals: ['adjustment.notFound', 'adjustment.decided'],
});
