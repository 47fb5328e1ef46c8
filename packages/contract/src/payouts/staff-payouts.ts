import { PAYOUT_ACCOUNT_KINDS } from '@galleria/domain/payouts/payout-account';
import { OPEN_PAYOUT_STATES, PAYOUT_STATES } from '@galleria/domain/payouts/payout-lifecycle';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { CsvFile } from '../wire/csv-file.ts';
import { cursorPageOf, cursorPaging, id, money, pageOf, paging, paymentNumber, time } from '../wire/formats.ts';

/** Payouts to stores, as the platform approves and pays them. */

const StorePayout = z.object({
  payoutId: z.int(),
  payoutNumber: z.string(),
  storeId: z.int(),
  storeName: z.string(),
  amount: money,
  state: z.enum(PAYOUT_STATES),
  holder: z.string(),
  account: z.string().meta({ description: 'masked' }),
  isAutomatic: z.boolean(),
  needsSecond: z.boolean().meta({ description: 'two different people have to approve it' }),
  isFirstApproved: z.boolean().meta({ description: 'the first of two approvals is given' }),
  mayApprove: z
    .boolean()
    .meta({ description: 'whether the caller may approve it; false after their own first approval' }),
  reason: z.string(),
  reference: z.string(),
  batchId: z.int().nullable(),
  requestedBy: z
    .string()
    .meta({ description: 'names of people; empty for the mall itself and for steps that have not happened yet' }),
  firstApprovedBy: z.string(),
  approvedBy: z.string(),
  endedBy: z.string().meta({ description: 'name of the person that paid, rejected or cancelled it' }),
  createTime: time,
  approveTime: time.nullable(),
  endTime: time.nullable(),
});

export const storePayoutPage = operation({
  method: 'GET',
  path: '/s/payout/page',
  access: staff('payouts.view'),
  summary: 'Payouts of all stores, newest first',
  input: z.object({
    state: z
      .enum(['waiting', ...PAYOUT_STATES])
      .optional()
      .meta({ description: 'waiting: to be approved or to be paid' }),
    storeId: id.optional(),
    payoutId: id.optional(),
    batchId: id.optional(),
    number: z.string().trim().max(24).optional(),
    ...cursorPaging,
  }),
  output: cursorPageOf(StorePayout),
  refusals: [],
});

export const payoutTransferInfo = operation({
  method: 'GET',
  path: '/s/payout/transfer',
  access: staff('payouts.approve'),
  summary: 'Amount and recipient of the transfer for a payout, with the full account number',
  input: z.object({ payoutNumber: paymentNumber }),
  output: z.object({
    payoutNumber: z.string(),
    amount: money,
    kind: z.enum(PAYOUT_ACCOUNT_KINDS),
    holder: z.string(),
    bankName: z.string(),
    bic: z.string(),
    accountNumber: z.string(),
  }),
  refusals: ['payout.notFound'],
});

export const approveStorePayout = operation({
  method: 'PUT',
  path: '/s/payout/approve',
  access: staff('payouts.approve'),
  summary: 'Approves a payout; above a limit two different people have to approve it',
  input: z.object({ payoutNumber: paymentNumber }),
  output: z.object({
    isApproved: z.boolean().meta({ description: 'false: the approval of a second person is still needed' }),
  }),
  refusals: ['payout.notFound', 'payout.decided', 'payout.samePerson', 'payout.storeOwes'],
});

export const rejectStorePayout = operation({
  method: 'PUT',
  path: '/s/payout/reject',
  access: staff('payouts.approve'),
  summary: 'Rejects an unpaid payout with a reason for the store; the amount is returned to its available balance',
  input: z.object({
    payoutNumber: paymentNumber,
    reason: z.string().trim().min(3).max(200),
    state: z
      .enum(OPEN_PAYOUT_STATES)
      .meta({ description: 'state when it was reviewed; refused if it has changed since' }),
  }),
  output: z.null(),
  refusals: ['payout.notFound', 'payout.decided'],
});

export const payStorePayout = operation({
  method: 'PUT',
  path: '/s/payout/paid',
  access: staff('payouts.approve'),
  summary: 'Records that an approved payout was transferred',
  input: z.object({ payoutNumber: paymentNumber, reference: z.string().trim().min(1).max(80) }),
  output: z.null(),
  refusals: ['payout.notFound', 'payout.decided'],
});

export const createPayoutBatch = operation({
  method: 'POST',
  path: '/s/payout/batch',
  access: staff('payouts.approve'),
  summary: 'Creates a payout batch for the bank from all approved payouts without a batch',
  input: z.object({}),
  output: z.object({ batchId: z.int(), payouts: z.int(), amount: money }),
  refusals: ['payout.noneToSend'],
});

export const payoutBatchPage = operation({
  method: 'GET',
  path: '/s/payout/batch/page',
  access: staff('payouts.view'),
  summary: 'Payout batches for the bank, newest first',
  input: z.object(paging),
  output: pageOf(z.object({ batchId: z.int(), payouts: z.int(), amount: money, open: z.int(), createTime: time })),
  refusals: [],
});

export const exportPayoutBatch = operation({
  method: 'GET',
  path: '/s/payout/batch/export',
  access: staff('payouts.approve'),
  summary: 'Transfers of a batch as CSV, without rejected payouts; can be exported repeatedly',
  input: z.object({ batchId: id }),
  output: z.instanceof(CsvFile),
  csv: true,
  refusals: ['payoutBatch.notFound'],
});
