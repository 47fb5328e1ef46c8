import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { buyerPoints } from '@galleria/domain/ledger/accounts';
import type { JournalReason } from '@galleria/domain/ledger/journal';
import { issuePoints } from '@galleria/domain/ledger/trade-journals';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { expirePoints } from './expire-points.ts';
import { ledger, postJournal, proveBalance } from './index.ts';
import { readStatement } from './ledger-db.ts';
import { removeAccountLocks, removeJournalKeys } from './testing/remove-ledger-guards.ts';

const AT_NEW_YEAR = '2031-01-01T00:10:00Z';

async function openBuyer() {
  const app = await openTestApp();
  const { database } = app;
  const userId = randomUUID();
  const rules = async () => DEFAULT_RULES;
  const context = ledger.open({ database, site: { rules } });
  return {
    app,
    at: (time: string) => app.moveClock(`${Math.round((Date.parse(time) - Date.now()) / 1000)} seconds`),
    move: (points: number, reason: JournalReason = 'gift') =>
      inTransaction(database, SYSTEM, (transaction) =>
        postJournal(transaction, { key: randomUUID(), reason, lines: issuePoints(userId, points) }),
      ),
    expire: () => expirePoints(context),
    points: () => context.points(userId),
    statement: async () => (await readStatement(database.queries, buyerPoints(userId), 0, 50)).lines,
  };
}

/** A buyer whose 300 oldest points have just expired, and who has 500 others. Those of the demo are expired already. */
async function openNewYear() {
  const buyer = await openBuyer();
  await buyer.at(AT_NEW_YEAR);
  await buyer.expire();
  await buyer.at('2028-03-01T12:00:00Z');
  await buyer.move(300);
  await buyer.at('2030-03-01T12:00:00Z');
  await buyer.move(500);
  await buyer.at(AT_NEW_YEAR);
  return buyer;
}

describe('expirePoints', () => {
  it('takes points back at the end of the second year after they were earned', async () => {
    const { app, at, move, expire, points, statement } = await openBuyer();
    await at('2028-03-01T12:00:00Z');
    await move(300);
    await at('2029-03-01T12:00:00Z');
    await move(50);
    await at('2030-12-31T23:50:00Z');
    await expire();
    expect(await points()).toMatchObject({ score: 350, expiredScore: 0 });
    await at(AT_NEW_YEAR);
    await expire();
    expect(await points()).toMatchObject({ score: 50, expiredScore: 300 });
    expect((await statement())[0]).toMatchObject({ reason: 'pointsExpired', amount: -300, balanceAfter: 50 });
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('counts spent points against the oldest ones', async () => {
    const { at, move, expire, points } = await openBuyer();
    await at('2028-03-01T12:00:00Z');
    await move(300);
    await at('2030-03-01T12:00:00Z');
    await move(500);
    await move(-220, 'orderPaid');
    await at(AT_NEW_YEAR);
    await expire();
    expect(await points()).toMatchObject({ score: 500, expiredScore: 80 });
  });

  it('takes points back once when it runs concurrently and repeatedly', async () => {
    const { expire, points } = await openNewYear();
    await Promise.all([expire(), expire(), expire()]);
    await expire();
    expect(await points()).toMatchObject({ score: 500, expiredScore: 300 });
  });

  it('control: takes them back twice without the lock of the account and the key of the day', async () => {
    const { app, expire, points } = await openNewYear();
    await removeAccountLocks(app, 2);
    await removeJournalKeys(app);
    await Promise.all([expire(), expire()]);
    expect(await points()).toMatchObject({ expiredScore: 600 });
  });

  it('keeps points returned after their expiry for another thirty days', async () => {
    const { at, move, expire, points } = await openBuyer();
    await at('2028-03-01T12:00:00Z');
    await move(300);
    await at('2030-12-31T23:50:00Z');
    await move(-200, 'pointsHeld');
    await at(AT_NEW_YEAR);
    await move(200, 'pointsReturned');
    await expire();
    expect(await points()).toMatchObject({ score: 200, expiredScore: 100 });
    await at('2031-01-30T12:00:00Z');
    await expire();
    expect(await points()).toMatchObject({ score: 200 });
    await at('2031-02-01T12:00:00Z');
    await expire();
    expect(await points()).toMatchObject({ score: 0, expiredScore: 300 });
  });
});
