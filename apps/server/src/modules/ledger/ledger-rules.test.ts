import { VISITOR } from '@galleria/domain/access/access';
import { buyerPoints, type LedgerAccount, POINTS_ISSUED } from '@galleria/domain/ledger/accounts';
import { accountKey } from '@galleria/domain/ledger/journal';
import { issuePoints } from '@galleria/domain/ledger/points';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Queries } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { postJournal, proveBalance } from './index.ts';
import { readBalance } from './ledger-db.ts';
import { insertJournal, insertLines, moveBalance, openAccounts } from './testing/ledger-steps-db.ts';

const ADA = buyerPoints('ada');
const EVE = buyerPoints('eve');
const ADAS = sql`(select id from ledger_account where owner = 'ada')`;

/** Two people with 500 points each. */
async function openBooks() {
  const app = await openTestApp();
  const { queries } = app.database;
  for (const userId of ['ada', 'eve']) {
    const journal = { key: `gift:${userId}`, reason: 'joined', lines: issuePoints(userId, 500) } as const;
    await inTransaction(app.database, VISITOR, (transaction) => postJournal(transaction, journal));
  }
  const ids = await openAccounts(queries, [ADA, EVE, POINTS_ISSUED]);
  const idOf = (account: LedgerAccount) => ids.get(accountKey(account)) ?? 0;
  const together = <Result>(work: (queries: Queries) => Promise<Result>) =>
    inTransaction(app.database, VISITOR, (transaction) => work(transaction.queries));
  return { queries, idOf, together };
}

async function withoutTriggers(queries: Queries): Promise<void> {
  for (const table of ['ledger_account', 'ledger_journal', 'ledger_line']) {
    await queries.execute(sql.raw(`alter table ${table} disable trigger user`));
  }
}

async function newJournal(queries: Queries, key: string): Promise<number> {
  return (await insertJournal(queries, { key, reason: 'joined', actor: 'test' })) ?? 0;
}

/** Resolves for everybody once so many have arrived: what a race leaves to chance happens every time. */
function meetingOf(people: number): () => Promise<void> {
  const everybody = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    if (++arrived === people) everybody.resolve();
    return everybody.promise;
  };
}

/** What PostgreSQL said, without the statement around it. */
async function objectionTo(work: Promise<unknown>): Promise<string> {
  const problem = await work.then(
    () => new Error('nothing objected'),
    (thrown: Error) => thrown,
  );
  return problem.cause instanceof Error ? problem.cause.message : problem.message;
}

describe('the database', () => {
  it.each<[string, SQL]>([
    ['changing a line', sql`update ledger_line set amount = amount + 1`],
    ['removing a line', sql`delete from ledger_line where false`],
    ['emptying the lines', sql`truncate ledger_line`],
    ['changing a journal', sql`update ledger_journal set reason = 'else'`],
    ['removing a journal', sql`delete from ledger_journal`],
    ['removing an account', sql`delete from ledger_account`],
  ])('does not allow %s', async (_, statement) => {
    const { queries } = await openBooks();
    expect(await objectionTo(queries.execute(statement))).toContain('what is in the ledger stays');
  });

  it('does not allow a balance without a line', async () => {
    const { queries } = await openBooks();
    const enriched = queries.execute(sql`update ledger_account set balance = balance + 1 where owner = 'ada'`);
    expect(await objectionTo(enriched)).toContain('does not stand where its last line says');
    const endowed = queries.execute(
      sql`insert into ledger_account (kind, owner, unit, balance, may_go_below_zero) values ('x', 'x', 'cents', 5, false)`,
    );
    expect(await objectionTo(endowed)).toContain('does not stand where its last line says');
  });

  it('does not allow a balance below zero', async () => {
    const { queries } = await openBooks();
    const overdrawn = queries.execute(sql`update ledger_account set balance = -1 where owner = 'ada'`);
    expect(await objectionTo(overdrawn)).toContain('ledger_account_balance');
  });

  it('does not allow a journal that makes points out of nothing', async () => {
    const { idOf, together } = await openBooks();
    const made = together(async (queries) => {
      const journalId = await newJournal(queries, 'magic');
      const balanceAfter = (await moveBalance(queries, idOf(ADA), 7)) ?? 0;
      await insertLines(queries, [{ journalId, accountId: idOf(ADA), amount: 7, balanceAfter }]);
    });
    expect(await objectionTo(made)).toContain('does not add up to zero');
  });

  it('does not allow a journal without lines, nor lines that leave the balance alone', async () => {
    const { idOf, together } = await openBooks();
    expect(await objectionTo(together((queries) => newJournal(queries, 'empty')))).toContain('moves nothing');
    const unmoved = together(async (queries) => {
      const journalId = await newJournal(queries, 'unmoved');
      await insertLines(queries, [
        { journalId, accountId: idOf(ADA), amount: 5, balanceAfter: 505 },
        { journalId, accountId: idOf(EVE), amount: -5, balanceAfter: 495 },
      ]);
    });
    expect(await objectionTo(unmoved)).toContain('does not stand where its last line says');
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
      'a lost journal',
      sql`delete from ledger_line where journal_id = (select id from ledger_journal where key = 'gift:ada')`,
      /^journal \d+ has no lines$/,
    ],
    [
      'a line that says something else',
      sql`update ledger_line set balance_after = 7 where account_id = ${ADAS}`,
      /says 7 after it, those before say 500$/,
    ],
  ])('finds %s', async (_, statement, violation) => {
    const { queries } = await openBooks();
    expect(await proveBalance(queries)).toEqual([]);
    await withoutTriggers(queries);
    await queries.execute(statement);
    expect(await proveBalance(queries)).toContainEqual(expect.stringMatching(violation));
  });
});

describe('without a conditional update and an order', () => {
  it('four who read before they write take forty points and pay ten, and proveBalance sees it', async () => {
    const { queries, idOf, together } = await openBooks();
    await withoutTriggers(queries);
    const everybodyRead = meetingOf(4);
    const takeTen = async (at: number) =>
      together(async (own) => {
        const [mine, malls] = [await readBalance(own, ADA), await readBalance(own, POINTS_ISSUED)];
        await everybodyRead();
        const journalId = await newJournal(own, `naive ${at}`);
        await own.execute(sql`update ledger_account set balance = ${mine - 10} where id = ${idOf(ADA)}`);
        await own.execute(sql`update ledger_account set balance = ${malls + 10} where id = ${idOf(POINTS_ISSUED)}`);
        await insertLines(own, [
          { journalId, accountId: idOf(ADA), amount: -10, balanceAfter: mine - 10 },
          { journalId, accountId: idOf(POINTS_ISSUED), amount: 10, balanceAfter: malls + 10 },
        ]);
      });
    await Promise.all([1, 2, 3, 4].map(takeTen));
    expect(await readBalance(queries, ADA)).toBe(490);
    expect(await proveBalance(queries)).toContainEqual(expect.stringMatching(/has 490, its lines say 460$/));
  });

  it('two who look for the key before they write both write', async () => {
    const { queries, idOf, together } = await openBooks();
    await queries.execute(sql`alter table ledger_journal drop constraint ledger_journal_key`);
    const bothLooked = meetingOf(2);
    const giveFive = () =>
      together(async (own) => {
        const { rowCount } = await own.execute(sql`select from ledger_journal where key = 'five'`);
        await bothLooked();
        if (rowCount !== 0) return;
        const { rows } = await own.execute<{ id: string }>(
          sql`insert into ledger_journal (key, reason, actor) values ('five', 'joined', 'test') returning id`,
        );
        const journalId = Number(rows[0]?.id);
        for (const [account, amount] of [
          [ADA, 5],
          [POINTS_ISSUED, -5],
        ] as const) {
          const balanceAfter = (await moveBalance(own, idOf(account), amount)) ?? 0;
          await insertLines(own, [{ journalId, accountId: idOf(account), amount, balanceAfter }]);
        }
      });
    await Promise.all([giveFive(), giveFive()]);
    expect(await readBalance(queries, ADA)).toBe(510);
  });

  it('two who take the same accounts the other way round block each other', async () => {
    const { idOf, together } = await openBooks();
    const bothHoldOne = meetingOf(2);
    const hold = (first: LedgerAccount, second: LedgerAccount) =>
      together(async (queries) => {
        await moveBalance(queries, idOf(first), 1);
        await bothHoldOne();
        await moveBalance(queries, idOf(second), -1);
      });
    const objections = await Promise.all([objectionTo(hold(ADA, EVE)), objectionTo(hold(EVE, ADA))]);
    expect(objections).toContainEqual(expect.stringContaining('deadlock'));
  });
});
