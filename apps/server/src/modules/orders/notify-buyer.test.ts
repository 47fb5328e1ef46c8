import { SYSTEM } from '@galleria/domain/access/access';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { startJobs } from '../../infra/jobs/start-jobs.ts';
import { createLog } from '../../infra/log/log.ts';
import { listMessages } from '../../infra/messages/messages-db.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { accounts } from '../accounts/index.ts';
import { openOrderJobs } from './testing/order-jobs.ts';
import { openShopper, pickItems, tradeOf } from './testing/shopper.ts';
import { TRADE_CLOSED } from './trades/close-trade.ts';
import { settleTrade, TRADE_SETTLED } from './trades/settle-trade.ts';
import { lockTrade } from './trades/trades-db.ts';

const MAIL = 'ada@example.org';

async function adaWithMail(app: TestApp) {
  const person = { name: 'ada_l', nickName: 'Ada', mail: MAIL, locale: 'en', password: 'Secret#ada1' } as const;
  const userId = await inTransaction(app.database, SYSTEM, (transaction) =>
    accounts.seed.seedAccount(transaction, { ...person, payPassword: '135790' }),
  );
  return openShopper(app, userId);
}

const messages = ({ database }: TestApp) => listMessages(database.queries, MAIL, 100);

describe('notifyBuyer', () => {
  it('writes one message per payment, with every order number and the amount', async () => {
    const app = await openTestApp();
    const jobs = openOrderJobs(app);
    const ada = await adaWithMail(app);
    const numbers = await ada.order(await pickItems(app, 2));
    const tradeId = await tradeOf(app, numbers[0] ?? '');
    await jobs.deliver(TRADE_SETTLED, { tradeId });
    expect(await messages(app)).toEqual([]);
    await ada.pay(numbers[0] ?? '');
    await Promise.all([1, 2, 3, 4].map(() => jobs.deliver(TRADE_SETTLED, { tradeId })));
    const [message, ...more] = await messages(app);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ template: 'orderPaid', locale: 'en', address: MAIL });
    for (const number of numbers) expect(message?.subject).toContain(number);
    const { records } = await ada.page();
    const paid = records.reduce((sum, { amounts }) => sum + amounts.actualTotal, 0);
    const amount = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(paid);
    expect(message?.text).toContain(amount);
    expect(message?.text).toContain('https://galleria.test/user-center/uc-order');
  });

  it('writes about cancelled and expired trades in the language of the order', async () => {
    const app = await openTestApp();
    const jobs = openOrderJobs(app);
    const ada = await adaWithMail(app);
    const items = await pickItems(app);
    const [cancelled = ''] = await ada.order(items, {}, 'zh_CN');
    const [expired = ''] = await ada.order(items);
    await ada.call('PUT', `/myOrder/cancel/${cancelled}`);
    await app.moveClock('31 minutes');
    await jobs.run('expireOverdueTrades');
    for (const number of [cancelled, expired, cancelled]) {
      await jobs.deliver(TRADE_CLOSED, { tradeId: await tradeOf(app, number) });
    }
    const written = (await messages(app)).map(({ template, locale, subject }) => ({ template, locale, subject }));
    expect(written).toHaveLength(2);
    expect(written).toContainEqual({
      template: 'orderCancelled',
      locale: 'zh_CN',
      subject: `【Galleria】订单 ${cancelled} 已取消`,
    });
    expect(written).toContainEqual({
      template: 'orderExpired',
      locale: 'en',
      subject: `Galleria: Order ${expired} has expired`,
    });
  });

  it('does not confirm a payment for a trade to be paid on delivery', async () => {
    const app = await openTestApp();
    const jobs = openOrderJobs(app);
    const ada = await adaWithMail(app);
    const [number = ''] = await ada.order(await pickItems(app));
    const tradeId = await tradeOf(app, number);
    await inTransaction(app.database, SYSTEM, async (transaction) => {
      const trade = await lockTrade(transaction, tradeId);
      if (!trade) throw new Error(`no trade ${tradeId}`);
      await settleTrade(transaction, trade, { payType: PAY_TYPE.cashOnDelivery, from: undefined, paidCents: 0 });
    });
    await jobs.deliver(TRADE_SETTLED, { tradeId });
    expect(await messages(app)).toMatchObject([{ template: 'orderPromised' }]);
  });

  it('runs when the worker delivers the event that settleTrade announced', async () => {
    const app = await openTestApp();
    const ada = await adaWithMail(app);
    const [number = ''] = await ada.order(await pickItems(app));
    await ada.pay(number);
    const { tasks, subscriptions } = openOrderJobs(app).jobPlan;
    const jobs = await startJobs(
      app.database,
      { tasks, subscriptions, schedule: {} },
      createLog({ logLevel: 'silent' }),
    );
    await expect.poll(() => messages(app), { timeout: 10_000 }).toMatchObject([{ template: 'orderPaid' }]);
    await jobs.stop();
  });

  it('writes nothing to a buyer without a contact', async () => {
    const app = await openTestApp();
    const jobs = openOrderJobs(app);
    const stranger = await openShopper(app);
    const [number = ''] = await stranger.order(await pickItems(app));
    await stranger.pay(number);
    await expect(jobs.deliver(TRADE_SETTLED, { tradeId: await tradeOf(app, number) })).resolves.toBeUndefined();
    expect(await messages(app)).toEqual([]);
  });
});
