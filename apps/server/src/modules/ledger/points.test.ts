import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import type { JournalLine, JournalReason } from '@galleria/domain/ledger/journal';
import { holdPoints, issuePoints, payTrade, returnPoints } from '@galleria/domain/ledger/trade-journals';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { startJobs } from '../../infra/jobs/start-jobs.ts';
import { createLog } from '../../infra/log/log.ts';
import { openModules } from '../../infra/modules/open-modules.ts';
import { openSession } from '../../infra/sessions/sessions.ts';
import { openSharedTestApp, openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { ledger, postJournal, proveBalance } from './index.ts';
import { grantWelcomePoints, pointsPersonalData } from './points.ts';

const app = await openSharedTestApp();

async function signIn(app: TestApp) {
  const userId = randomUUID();
  const authorization = await openSession(app.database.queries, 'buyer', userId);
  const read = async (path: string, locale = 'en') => {
    const { envelope } = await app.call(`/p/score/${path}`, { headers: { authorization, locale } });
    expect(envelope).toMatchObject({ success: true });
    return envelope.data;
  };
  return { userId, read };
}

const rules = async () => DEFAULT_RULES;

const welcome = ({ database }: TestApp, userId: string) => grantWelcomePoints({ database, rules }, { userId });

describe('pointsInfo', () => {
  it('returns zeros at first and 100 welcome points after registration, once for repeated events', async () => {
    const ada = await signIn(app);
    const zeros = { score: 0, expiredScore: 0, lockedScore: 0, withdrawableScore: 0 };
    expect(await ada.read('info')).toEqual(zeros);
    await Promise.all([welcome(app, ada.userId), welcome(app, ada.userId), welcome(app, ada.userId)]);
    expect(await ada.read('info')).toEqual({ ...zeros, score: 100 });
    expect(await (await signIn(app)).read('info')).toEqual(zeros);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('counts points as withdrawable after the after-sales period, and spends the oldest first', async () => {
    const app = await openTestApp();
    const ada = await signIn(app);
    const give = (key: string, points: number) =>
      inTransaction(app.database, SYSTEM, (transaction) =>
        postJournal(transaction, { key, reason: 'gift', lines: issuePoints(ada.userId, points) }),
      );
    await give('first', 300);
    expect(await ada.read('info')).toMatchObject({ score: 300, withdrawableScore: 0 });
    await app.moveClock('8 days');
    expect(await ada.read('info')).toMatchObject({ score: 300, withdrawableScore: 300 });
    await give('second', 50);
    expect(await ada.read('info')).toMatchObject({ score: 350, withdrawableScore: 300 });
    await give('taken back', -320);
    expect(await ada.read('info')).toMatchObject({ score: 30, withdrawableScore: 0 });
  });

  it('counts points that open trades hold as locked, until the trade is paid or closed', async () => {
    const [ada, eve] = [await signIn(app), await signIn(app)];
    const post = (key: string, reason: JournalReason, lines: JournalLine[]) =>
      inTransaction(app.database, SYSTEM, (transaction) => postJournal(transaction, { key, reason, lines }));
    const [paid, closed, other] = [900_000_001, 900_000_002, 900_000_003];
    for (const { userId } of [ada, eve]) await post(`gift ${userId}`, 'gift', issuePoints(userId, 100));
    await post('hold 1', 'pointsHeld', holdPoints(ada.userId, paid, 40));
    await post('hold 2', 'pointsHeld', holdPoints(ada.userId, closed, 20));
    await post('hold 3', 'pointsHeld', holdPoints(eve.userId, other, 5));
    expect(await ada.read('info')).toMatchObject({ score: 40, lockedScore: 60 });
    expect(await eve.read('info')).toMatchObject({ score: 95, lockedScore: 5 });
    await post('return 2', 'pointsReturned', returnPoints(ada.userId, closed, 20));
    expect(await ada.read('info')).toMatchObject({ score: 60, lockedScore: 40 });
    const payment = { tradeId: paid, from: undefined, paidCents: 0, mallBearsCents: 40, points: 40 };
    await post('pay 1', 'orderPaid', payTrade(payment));
    expect(await ada.read('info')).toMatchObject({ score: 60, lockedScore: 0 });
  });

  it('contains welcome points after the event account.joined was announced', async () => {
    const ada = await signIn(app);
    const log = createLog({ logLevel: 'silent' });
    const { jobPlan } = openModules({ database: app.database, site: { rules }, personalData: [] }, {}).add(ledger);
    const jobs = await startJobs(app.database, { ...jobPlan, schedule: {} }, log);
    await inTransaction(app.database, SYSTEM, (transaction) =>
      transaction.announce('account.joined', { userId: ada.userId }),
    );
    await expect.poll(() => ada.read('info'), { timeout: 10_000 }).toMatchObject({ score: 100 });
    await jobs.stop();
  });

  it('refuses visitors, as do pointsPage and levelInfo (access.signIn)', async () => {
    for (const path of ['/p/score/info', '/p/score/page', '/p/level/info']) {
      expect((await app.call(path)).envelope).toMatchObject({ code: 'A00004', reason: 'access.signIn' });
    }
  });
});

describe('pointsPage', () => {
  it('lists own changes, newest first, with the reason in the caller’s language', async () => {
    const [ada, eve] = [await signIn(app), await signIn(app)];
    await welcome(app, ada.userId);
    await welcome(app, eve.userId);
    for (let at = 1; at <= 3; at++) {
      const journal = { key: `gift ${at}`, reason: 'joined', lines: issuePoints(ada.userId, at) } as const;
      await inTransaction(app.database, SYSTEM, (transaction) => postJournal(transaction, journal));
    }
    const first = await ada.read('page?current=1&size=3', 'zh_CN');
    expect(first).toMatchObject({ total: 4, pages: 2, current: 1, size: 3 });
    const records = (first as { records: { change: number; balance: number }[] }).records;
    expect(records.map(({ change, balance }) => [change, balance])).toEqual([
      [3, 106],
      [2, 103],
      [1, 101],
    ]);
    expect(records[0]).toEqual({
      reason: 'joined',
      reasonText: expect.stringMatching(/^\p{Script=Han}+$/u),
      note: '',
      change: 3,
      balance: 106,
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    expect(await ada.read('page?current=2&size=3')).toMatchObject({
      records: [{ change: 100, balance: 100 }],
      total: 4,
    });
    expect(await ada.read('page?current=9')).toMatchObject({ records: [], total: 4 });
    expect(await (await signIn(app)).read('page')).toEqual({ records: [], total: 0, pages: 0, current: 1, size: 10 });
  });
});

describe('pointsPersonalData', () => {
  it('exports every change; erasing lets the points lapse and keeps the journals', async () => {
    const ada = await signIn(app);
    await welcome(app, ada.userId);
    const { queries } = app.database;
    const time = expect.stringMatching(/^\d{4}-.*Z$/);
    const change = { reason: 'joined', note: '', change: 100, balance: 100, time };
    expect(await pointsPersonalData.read(queries, ada.userId)).toEqual({ points: 100, changes: [change] });
    const erase = () => inTransaction(app.database, SYSTEM, (one) => pointsPersonalData.erase(one, ada.userId));
    await Promise.all([erase(), erase()]);
    expect(await ada.read('info')).toMatchObject({ score: 0 });
    expect(await proveBalance(queries)).toEqual([]);
  });
});
