import { ACCOUNT_KINDS, type AccountKindName } from '@galleria/domain/ledger/accounts';
import { JOURNAL_REASONS } from '@galleria/domain/ledger/journal';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { cursorPageOf, cursorPaging, id, time } from '../wire/formats.ts';

/** The mall's ledger, read-only. Amounts are in main units, or in points. */

const KINDS = Object.keys(ACCOUNT_KINDS) as [AccountKindName, ...AccountKindName[]];
const kind = z.enum(KINDS);
const unit = z.enum(['cents', 'points']);
const amount = z.number().meta({ description: 'main units of money, or points' });

const Account = z.object({ accountId: z.int(), kind, owner: z.string(), unit, balance: amount });

export const ledgerKindList = operation({
  method: 'GET',
  path: '/s/ledger/kinds',
  access: staff('ledger.view'),
  summary: 'Kinds of ledger accounts with their number and total balance',
  input: z.object({}),
  output: z.array(z.object({ kind, unit, accounts: z.int(), balance: amount })),
  refusals: [],
});

export const ledgerAccountPage = operation({
  method: 'GET',
  path: '/s/ledger/accounts',
  access: staff('ledger.view'),
  summary: 'Ledger accounts with their balances, newest first',
  input: z.object({
    kind: kind.optional(),
    owner: z
      .string()
      .trim()
      .max(80)
      .optional()
      .meta({ description: 'id of a buyer, store or trade, or name of a gateway' }),
    state: z.enum(['below', 'above']).optional().meta({ description: 'balance below or above zero' }),
    ...cursorPaging,
  }),
  output: cursorPageOf(Account),
  refusals: [],
});

const Journal = z.object({
  journalId: z.int(),
  key: z.string(),
  reason: z.enum(JOURNAL_REASONS),
  actor: z.string().meta({ description: 'kind and id of the actor, e.g. a buyer or the system' }),
  money: amount.meta({ description: 'total amount of money moved' }),
  points: z.int(),
  createTime: time,
});

export const journalPage = operation({
  method: 'GET',
  path: '/s/ledger/journals',
  access: staff('ledger.view'),
  summary: 'Journals, newest first',
  input: z.object({
    reason: z.enum(JOURNAL_REASONS).optional(),
    accountId: id.optional(),
    kind: kind.optional().meta({ description: 'selects one account, together with owner' }),
    owner: z.string().trim().max(80).optional(),
    key: z.string().trim().max(200).optional().meta({ description: 'beginning of the key' }),
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
    ...cursorPaging,
  }),
  output: cursorPageOf(
    Journal.extend({
      change: amount.nullable().meta({ description: 'change of the selected account; null if no account is selected' }),
      balance: amount.nullable().meta({ description: 'balance of the selected account after the journal' }),
    }),
  ),
  refusals: [],
});

export const journalInfo = operation({
  method: 'GET',
  path: '/s/ledger/journal',
  access: staff('ledger.view'),
  summary: 'A journal with its lines',
  input: z.object({ journalId: id }),
  output: z.object({
    ...Journal.shape,
    lines: z.array(
      z.object({
        ...Account.shape,
        change: amount,
        balance: amount.meta({ description: 'balance of the account after the journal' }),
      }),
    ),
  }),
  refusals: ['journal.notFound'],
});
