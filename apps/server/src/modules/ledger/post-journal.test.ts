import { SYSTEM } from '@galleria/domain/access/access';
import type { LedgerAccount } from '@galleria/domain/ledger/accounts';
import type { JournalLine } from '@galleria/domain/ledger/journal';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { postJournal, proveBalance } from './index.ts';
import { readBalance, readStatement } from './ledger-db.ts';

const gateway: LedgerAccount = { kind: 'clearing', owner: 'some gateway', unit: 'cents' };
const walletOf = (owner: string): LedgerAccount => ({ kind: 'buyerWallet', owner, unit: 'cents' });
const ada = walletOf('ada');

const move = (from: LedgerAccount, to: LedgerAccount, amount: number): JournalLine[] => [
  { account: from, amount: -amount },
  { account: to, amount },
];

function post(app: TestApp, key: string, lines: JournalLine[]) {
  return inTransaction(app.database, SYSTEM, (transaction) =>
    postJournal(transaction, { key, reason: 'joined', lines }),
  );
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const countOf = (outcomes: unknown[], outcome: unknown) => outcomes.filter((one) => one === outcome).length;

describe('postJournal', () => {
  it('moves an amount and records the balance after each line', async () => {
    const app = await openTestApp();
    const { queries } = app.database;
    expect(await post(app, 'top up 1', move(gateway, ada, 500))).toBe('posted');
    expect(await post(app, 'buy 1', move(ada, gateway, 120))).toBe('posted');
    expect(await readBalance(queries, ada)).toBe(380);
    expect(await readBalance(queries, gateway)).toBe(-380);
    const { lines, total } = await readStatement(queries, ada, 0, 10);
    expect(lines.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      [-120, 380],
      [500, 500],
    ]);
    expect(total).toBe(2);
    expect(await proveBalance(queries)).toEqual([]);
  });

  it('refuses to overdraw an account, and the refusal rolls the transaction back', async () => {
    const app = await openTestApp();
    await post(app, 'top up', move(gateway, ada, 100));
    const refused = await inTransaction(app.database, SYSTEM, async (transaction) => {
      await postJournal(transaction, { key: 'gift', reason: 'joined', lines: move(gateway, walletOf('eve'), 7) });
      return postJournal(transaction, { key: 'too much', reason: 'joined', lines: move(ada, gateway, 101) });
    });
    expect(refused).toEqual(refuse('ledger.insufficient', { data: { kind: 'buyerWallet' } }));
    expect(await readBalance(app.database.queries, ada)).toBe(100);
    expect(await readBalance(app.database.queries, walletOf('eve'))).toBe(0);
    expect(await post(app, 'too much', move(ada, gateway, 100))).toBe('posted');
  });

  it('fails at commit when the caller ignores the refusal', async () => {
    const app = await openTestApp();
    const stubborn = inTransaction(app.database, SYSTEM, async (transaction) => {
      await postJournal(transaction, { key: 'too much', reason: 'joined', lines: move(ada, gateway, 1) });
      return 'done';
    });
    await expect(stubborn).rejects.toThrow();
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('posts concurrent journals with the same key once', async () => {
    const app = await openTestApp();
    const outcomes = await Promise.all(times(20, () => post(app, 'top up', move(gateway, ada, 100))));
    expect([countOf(outcomes, 'posted'), countOf(outcomes, 'duplicate')]).toEqual([1, 19]);
    expect(await readBalance(app.database.queries, ada)).toBe(100);
  });

  it('posts again after the first attempt was rolled back', async () => {
    const app = await openTestApp();
    await inTransaction(app.database, SYSTEM, async (transaction) => {
      await postJournal(transaction, { key: 'top up', reason: 'joined', lines: move(gateway, ada, 100) });
      return refuse('notice.notFound');
    });
    expect(await post(app, 'top up', move(gateway, ada, 100))).toBe('posted');
  });
});

describe('postJournal, a hundred concurrent calls', () => {
  it('never overdraw an account', async () => {
    const app = await openTestApp();
    await post(app, 'top up', move(gateway, ada, 500));
    const outcomes = await Promise.all(times(100, (index) => post(app, `buy ${index}`, move(ada, gateway, 10))));
    expect([countOf(outcomes, 'posted'), outcomes.filter(isRefused).length]).toEqual([50, 50]);
    expect(await readBalance(app.database.queries, ada)).toBe(0);
    expect((await readStatement(app.database.queries, ada, 0, 1)).total).toBe(51);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('between the same accounts in both directions do not deadlock', async () => {
    const app = await openTestApp();
    const people = ['ada', 'eve', 'bob'].map(walletOf) as [LedgerAccount, LedgerAccount, LedgerAccount];
    await Promise.all(people.map((person) => post(app, `top up ${person.owner}`, move(gateway, person, 1_000))));
    const outcomes = await Promise.all(
      times(100, (index) => {
        const from = people[index % 3] ?? ada;
        const to = people[(index + 1 + (index % 2)) % 3] ?? ada;
        return post(app, `pay ${index}`, move(from, to, 1 + index));
      }),
    );
    expect(countOf(outcomes, 'posted')).toBeGreaterThan(30);
    const balances = await Promise.all(people.map((person) => readBalance(app.database.queries, person)));
    expect(balances.reduce((sum, balance) => sum + balance)).toBe(3_000);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('insert a new account once', async () => {
    const app = await openTestApp();
    const outcomes = await Promise.all(
      times(100, (index) => post(app, `gift ${index}`, move(gateway, walletOf('new'), 1))),
    );
    expect(countOf(outcomes, 'posted')).toBe(100);
    expect(await readBalance(app.database.queries, walletOf('new'))).toBe(100);
  });
});
