import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { buyerWallet, escrowOf } from '@galleria/domain/ledger/accounts';
import { topUpWallet } from '@galleria/domain/ledger/trade-journals';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openSession } from '../../infra/sessions/sessions.ts';
import { openSharedTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { balancePersonalData } from './balance.ts';
import { postJournal } from './index.ts';

const app = await openSharedTestApp();

async function signIn(app: TestApp) {
  const userId = randomUUID();
  const authorization = await openSession(app.database.queries, 'buyer', userId);
  const read = async (path: string, locale = 'en') =>
    (await app.call(`/p/balance/${path}`, { headers: { authorization, locale } })).envelope.data;
  return { userId, read };
}

/** Tops up 100.00 and spends 19.99 of it. */
async function moveMoney({ database }: TestApp, userId: string): Promise<void> {
  const spend = [
    { account: buyerWallet(userId), amount: -1999 },
    { account: escrowOf(1), amount: 1999 },
  ];
  for (const journal of [
    { key: `up ${userId}`, reason: 'toppedUp', lines: topUpWallet(userId, 'sandbox', 10_000) } as const,
    { key: `paid ${userId}`, reason: 'orderPaid', lines: spend } as const,
  ]) {
    await inTransaction(database, SYSTEM, (transaction) => postJournal(transaction, journal));
  }
}

describe('balanceInfo and balancePage', () => {
  it('return the own balance and its changes, newest first', async () => {
    const [ada, eve] = [await signIn(app), await signIn(app)];
    const limits = { topUpLeast: 0.01, topUpMost: 100_000 };
    expect(await ada.read('info')).toEqual({ balance: 0, ...limits });
    await moveMoney(app, ada.userId);
    expect(await ada.read('info')).toEqual({ balance: 80.01, ...limits });
    expect(await ada.read('page?size=1')).toMatchObject({
      ...{ total: 2, pages: 2 },
      records: [{ reason: 'orderPaid', reasonText: 'Paid for an order', change: -19.99, balance: 80.01 }],
    });
    expect(await ada.read('page?size=1&current=2', 'zh_CN')).toMatchObject({
      records: [
        { reason: 'toppedUp', reasonText: expect.stringMatching(/\p{Script=Han}/u), change: 100, balance: 100 },
      ],
    });
    expect(await eve.read('info')).toMatchObject({ balance: 0 });
    expect(await eve.read('page')).toMatchObject({ records: [], total: 0 });
    for (const path of ['info', 'page']) {
      expect((await app.call(`/p/balance/${path}`)).envelope.reason).toBe('access.signIn');
    }
  });
});

describe('balancePersonalData', () => {
  it('refuses to close an account with a balance; erasing keeps the journals', async () => {
    const ada = await signIn(app);
    const objection = () =>
      inTransaction(app.database, SYSTEM, async (transaction) => {
        return { found: await balancePersonalData.objection?.(transaction, ada.userId) };
      });
    expect(await objection()).toEqual({ found: undefined });
    await moveMoney(app, ada.userId);
    expect(await objection()).toEqual({ found: { refused: 'account.hasBalance' } });
    expect(await balancePersonalData.read(app.database.queries, ada.userId)).toMatchObject({
      balanceCents: 8001,
      changes: [{ changeCents: -1999 }, { changeCents: 10_000 }],
    });
    await inTransaction(app.database, SYSTEM, (transaction) => balancePersonalData.erase(transaction, ada.userId));
    expect(await ada.read('info')).toMatchObject({ balance: 80.01 });
  });
});
