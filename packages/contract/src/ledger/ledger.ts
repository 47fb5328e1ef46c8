import { JOURNAL_REASONS } from '@galleria/domain/ledger/journal';
import { z } from 'zod';
import { buyer, operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { money, pageOf, paging, time } from '../wire/formats.ts';

export const pointsInfo = operation({
  method: 'GET',
  path: '/p/score/info',
  access: buyer,
  summary: 'Summary of the own points',
  input: z.object({}),
  output: z.object({
    score: z.int().meta({ description: 'points that can be redeemed now' }),
    expiredScore: z.int(),
    lockedScore: z.int().meta({ description: 'points reserved by unpaid orders' }),
    withdrawableScore: z.int(),
  }),
  refusals: [],
});

const ScoreLine = z.object({
  reason: z.enum(JOURNAL_REASONS),
  reasonText: z.string().meta({ description: 'in the caller’s language' }),
  note: z.string().meta({ description: 'note of the mall about an adjustment; empty otherwise' }),
  change: z.int().meta({ description: 'positive for incoming, negative for outgoing' }),
  balance: z.int().meta({ description: 'points after this change' }),
  createTime: time,
});

export const pointsPage = operation({
  method: 'GET',
  path: '/p/score/page',
  access: buyer,
  summary: 'Changes of the own points, newest first',
  input: z.object(paging),
  output: pageOf(ScoreLine),
  refusals: [],
});

export const balanceInfo = operation({
  method: 'GET',
  path: '/p/balance/info',
  access: buyer,
  summary: 'Own balance and the limits of a top-up',
  input: z.object({}),
  output: z.object({
    balance: money,
    topUpLeast: money,
    topUpMost: money,
  }),
  refusals: [],
});

const BalanceLine = z.object({
  reason: z.enum(JOURNAL_REASONS),
  reasonText: z.string().meta({ description: 'in the caller’s language' }),
  note: z.string().meta({ description: 'note of the mall about an adjustment; empty otherwise' }),
  change: money.meta({ description: 'positive for incoming, negative for outgoing' }),
  balance: money.meta({ description: 'after this change' }),
  createTime: time,
});

export const balancePage = operation({
  method: 'GET',
  path: '/p/balance/page',
  access: buyer,
  summary: 'Changes of the own balance, newest first',
  input: z.object(paging),
  output: pageOf(BalanceLine),
  refusals: [],
});

export const ledgerProof = operation({
  method: 'GET',
  path: '/s/ledger/proof',
  access: staff('ledger.view'),
  summary: 'Checks the invariants of the whole ledger and lists violations',
  input: z.object({}),
  output: z.object({
    balances: z.boolean(),
    violations: z.array(z.string()),
    sums: z.array(
      z.object({
        kind: z.string(),
        unit: z.string(),
        accounts: z.int(),
        balance: z.number().meta({ description: 'in the smallest unit of the currency, or in points' }),
      }),
    ),
  }),
  refusals: [],
});
