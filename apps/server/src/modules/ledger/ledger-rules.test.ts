import { SYSTEM } from '@galleria/domain/access/access';
import { buyerPoints, type LedgerAccount, POINTS_ISSUED } from '@galleria/domain/ledger/accounts';
import { accountKey, type JournalLine } from '@galleria/domain/ledger/journal';
import { issuePoints } from '@galleria/domain/ledger/trade-journals';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Queries } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { barrier } from '../../testing/barrier.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { postJournal, proveBalance } from './index.ts';
import { readBalance } from './ledger-db.ts';
import { insertJournal, insertLines, moveBalance, openAccounts } from './testing/ledger-steps-db.ts';
import { removeAccountLocks, removeJournalKeys, removeLedgerTriggers } from './testing/remove-ledger-guards.ts';

const ADA = buyerPoints('ada');
const EVE = buyerPoints('eve');
const ADAS = sql`(select id from ledger_account where owner = 'ada')`;

/** Two buyers with 500 points each. */
async function openLedger() {
  const app = await openTestApp();
  const { queries } = app.database;
  const post = (key: string, lines: readonly JournalLine[]) =>
    inTransaction(app.database, SYSTEM, (transaction) => postJournal(transaction, { key, reason: 'joined', lines }));
  for (const userId of ['ada', 'eve']) await post(`gift:${userId}`, issuePoints(userId, 500));
  const ids = await openAccounts(queries, [ADA, EVE, POINTS_ISSUED]);
  const idOf = (account: LedgerAccount) => ids.get(accountKey(account)) ?? 0;
  const together = <Result>(work: (queries: Queries) => Promise<Result>) =>
    inTransaction(app.database, SYSTEM, (transaction) => work(transaction.queries));
  return { app, queries, idOf, together, post };
}

async function newJournal(queries: Queries, key: string): Promise<number> {
  return (await insertJournal(queries, { key, reason: 'joined', actor: 'test' })) ?? 0;
}

/** PostgreSQL's message, without the statement around it. */
async function errorOf(work: Promise<unknown>): Promise<string> {
  const problem = await work.then(
    () => new Error('no error'),
    (thrown: Error) => thrown,
  );
  return problem.cause instanceof Error ? problem.cause.message : problem.message;
}

describe('ledger triggers and constraints', () => {
  it.each<[string, SQL]>([
    ['changing a line', sql`update ledger_line set amount = amount + 1`],
    ['removing a line', sql`delete from ledger_line where false`],
    ['emptying the lines', sql`truncate ledger_line`],
    ['changing a journal', sql`update ledger_journal set reason = 'else'`],
    ['removing a journal', sql`delete from ledger_journal`],
    ['removing an account', sql`delete from ledger_account`],
  ])('reject %s', async (_, statement) => {
    const { queries } = await openLedger();
    expect(await errorOf(queries.execute(statement))).toContain('what is in the ledger stays');
  });

  it('reject a change of a balance without a line', async () => {
    const { queries } = await openLedger();
    const enriched = queries.execute(sql`update ledger_account set balance = balance + 1 where owner = 'ada'`);
    expect(await errorOf(enriched)).toContain('does not stand where its last line says');
    const endowed = queries.execute(
      sql`insert into ledger_account (kind, owner, unit, balance, may_go_below_zero) values ('x', 'x', 'cents', 5, false)`,
    );
    expect(await errorOf(endowed)).toContain('does not stand where its last line says');
  });

  it('reject a balance below zero', async () => {
    const { queries } = await openLedger();
    const overdrawn = queries.execute(sql`update ledger_account set balance = -1 where owner = 'ada'`);
    expect(await errorOf(overdrawn)).toContain('ledger_account_balance');
  });

  it('reject a journal whose lines do not add up to zero', async () => {
    const { idOf, together } = await openLedger();
    const made = together(async (queries) => {
      const journalId = await newJournal(queries, 'magic');
      const balanceAfter = (await moveBalance(queries, idOf(ADA), 7)) ?? 0;
      await insertLines(queries, [{ journalId, accountId: idOf(ADA), amount: 7, balanceAfter }]);
    });
    expect(await errorOf(made)).toContain('does not add up to zero');
  });

  it('reject a journal without lines, and lines without a change of the balance', async () => {
    const { idOf, together } = await openLedger();
    expect(await errorOf(together((queries) => newJournal(queries, 'empty')))).toContain('moves nothing');
    const unmoved = together(async (queries) => {
      const journalId = await newJournal(queries, 'unmoved');
      await insertLines(queries, [
        { journalId, accountId: idOf(ADA), amount: 5, balanceAfter: 505 },
        { journalId, accountId: idOf(EVE), amount: -5, balanceAfter: 495 },
      ]);
    });
    expect(await errorOf(unmoved)).toContain('does not stand where its last line says');
  });
});

describe('proveBalance', () => {
  it.each<[string, SQL, RegExp]>([
    [
      'a changed line',
      sql`update ledger_line set amount = 499 where account_id = ${ADAS}`,
      /^journal \d+ is off by -1 points$/,
    ],
    [
      'a changed balance',
      sql`update ledger_account set balance = 501 where owner = 'ada'`,
      /^account \d+ has 501, its lines say 500$/,
    ],
    [
      'a journal without lines',
      sql`delete from ledger_line where journal_id = (select id from ledger_journal where key = 'gift:ada')`,
      /^journal \d+ has no lines$/,
    ],
    [
      'a wrong balance after a line',
      sql`update ledger_line set balance_after = 7 where account_id = ${ADAS}`,
      /says 7 after it, those before say 500$/,
    ],
  ])('reports %s', async (_, statement, violation) => {
    const { app, queries } = await openLedger();
    expect(await proveBalance(queries)).toEqual([]);
    await removeLedgerTriggers(app);
    await queries.execute(statement);
    expect(await proveBalance(queries)).toContainEqual(expect.stringMatching(violation));
  });
});

/** Moves points between a buyer and the mall; positive: to the buyer. */
const give = (userId: string, points: number) => [
  { account: buyerPoints(userId), amount: points },
  { account: POINTS_ISSUED, amount: -points },
];

describe('control: postJournal without one of its guards', () => {
  it('loses updates without row locks, and proveBalance reports it', async () => {
    const { app, queries, post } = await openLedger();
    await removeAccountLocks(app, 4);
    await Promise.all([1, 2, 3, 4].map((at) => post(`unlocked ${at}`, give('ada', -10))));
    // The proof needs the table itself.
    await queries.execute(sql`drop view ledger_account; alter table ledger_account_rows rename to ledger_account`);
    expect(await readBalance(queries, ADA)).toBe(490);
    expect(await proveBalance(queries)).toContainEqual(expect.stringMatching(/has 490, its lines say 460$/));
  });

  it('posts twice when each row gets a key of its own', async () => {
    const { app, queries, post } = await openLedger();
    await removeJournalKeys(app);
    const answers = await Promise.all([post('five', give('ada', 5)), post('five', give('ada', 5))]);
    expect(answers).toEqual(['posted', 'posted']);
    expect(await readBalance(queries, ADA)).toBe(510);
  });

  it('deadlocks when a transaction posts two journals, whose accounts have no common order', async () => {
    const { app } = await openLedger();
    const bothHoldOne = barrier(2);
    const hold = (first: LedgerAccount, second: LedgerAccount) =>
      inTransaction(app.database, SYSTEM, async (transaction) => {
        const take = (account: LedgerAccount) => {
          const key = `${first.owner} first, from ${account.owner}`;
          const lines = [
            { account, amount: -1 },
            { account: buyerPoints(key), amount: 1 },
          ];
          return postJournal(transaction, { key, reason: 'joined', lines });
        };
        await take(first);
        await bothHoldOne();
        await take(second);
      });
    const objections = await Promise.all([errorOf(hold(ADA, EVE)), errorOf(hold(EVE, ADA))]);
    expect(objections).toContainEqual(expect.stringContaining('deadlock'));
  });
});
