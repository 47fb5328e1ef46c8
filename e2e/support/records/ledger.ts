import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { type Database, openDatabase } from '../../../apps/server/src/infra/database/database.ts';
import { inTransaction } from '../../../apps/server/src/infra/database/transaction.ts';
import { createLog } from '../../../apps/server/src/infra/log/log.ts';
import { postJournal, proveBalance } from '../../../apps/server/src/modules/ledger/testing/books.ts';
import { SYSTEM } from '../../../packages/domain/src/access/access.ts';
import type { JournalLine, JournalReason } from '../../../packages/domain/src/ledger/journal.ts';
import { issuePoints, topUpWallet } from '../../../packages/domain/src/ledger/trade-journals.ts';
import { inDatabase, queryNumber, queryRows } from '../database.ts';
import { userIdOf } from './account-records.ts';

export async function creditPoints(mail: string, points: number): Promise<void> {
  await post('gift', issuePoints(await userIdOf(mail), points));
}

export async function creditBalance(mail: string, cents: number): Promise<void> {
  await post('toppedUp', topUpWallet(await userIdOf(mail), 'sandbox', cents));
}

/** A buyer's balances in the ledger. */
export function balancesOf(mail: string): Promise<{ cents: number; points: number }> {
  return inDatabase(async (client) => {
    const { rows: accounts } = await client.query<{ kind: string; balance: string }>(
      `select kind, balance from ledger_account where owner = (select id::text from account where mail = $1)`,
      [mail],
    );
    const of = (kind: string) => Number(accounts.find((account) => account.kind === kind)?.balance ?? 0);
    return { cents: of('buyerWallet'), points: of('buyerPoints') };
  });
}

/** Waits for the welcome points, which are credited asynchronously. */
export async function expectWelcomePoints(mail: string): Promise<number> {
  await expect.poll(async () => (await balancesOf(mail)).points).toBeGreaterThan(0);
  return (await balancesOf(mail)).points;
}

/** Recomputes the balance of all journals, lines and accounts. */
export async function expectLedgerToBalance(): Promise<void> {
  expect(await withLedger(({ queries }) => proveBalance(queries))).toEqual([]);
}

/** The trade's escrow. */
export async function escrowCents(tradeId: number): Promise<number> {
  return queryNumber(
    `select coalesce(sum(balance), 0) from ledger_account where kind = 'escrow' and unit = 'cents' and owner = $1`,
    [String(tradeId)],
  );
}

/** Amounts of a journal by kind of account; empty if there is no such journal. */
export async function journalCents(key: string): Promise<Record<string, number>> {
  const lines = await queryRows<{ kind: string; cents: number }>(
    `select account.kind, line.amount::int as cents from ledger_line line
     join ledger_account account on account.id = line.account_id
     join ledger_journal journal on journal.id = line.journal_id where journal.key = $1`,
    [key],
  );
  return Object.fromEntries(lines.map(({ kind, cents }) => [kind, cents]));
}

function post(reason: JournalReason, lines: JournalLine[]): Promise<void> {
  return withLedger(async (database) => {
    const journal = { key: `test:${randomUUID()}`, reason, lines };
    expect(await inTransaction(database, SYSTEM, (transaction) => postJournal(transaction, journal))).toBe('posted');
  });
}

async function withLedger<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const log = createLog({ logLevel: 'warn' });
  const database = openDatabase({ url: process.env.MALL_DATABASE_URL ?? '', poolSize: 1, log });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
