import { VISITOR } from '@galleria/domain/access/access';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { startJobs } from '../../infra/jobs.ts';
import { createLog } from '../../infra/log.ts';
import { listMessages } from '../../infra/messages/messages-db.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { addPerson } from '../accounts/index.ts';
import { TRADE_CLOSED } from './trades/close-trade.ts';
import { settleTrade, TRADE_PAID } from './trades/settle-trade.ts';
import { openDesk } from './testing/order-jobs.ts';
import { openShopper, someThings, tradeOf } from './testing/shopper.ts';
import { lockTrade } from './trades/trades-db.ts';

const MAIL = 'ada@example.org';

async function adaWithMail(app: TestApp) {
  const person = { name: 'ada_l', nickName: 'Ada', mail: MAIL, locale: 'en', password: 'Secret#ada1' } as const;
  const userId = await inTransaction(app.database, VISITOR, (transaction) =>
    addPerson(transaction, { ...person, payPassword: '135790' }),
  );
  return openShopper(app, userId);
}

const letters = ({ database }: TestApp) => listMessages(database.queries, MAIL, 100);

describe('letters about orders', () => {
  it('tell of a payment once, with every order number and the amount', async () => {
    const app = await openTestApp();
    const desk = openDesk(app);
    const ada = await adaWithMail(app);
    const numbers = await ada.order(await someThings(app, 2));
    const tradeId = await tradeOf(app, numbers[0] ?? '');
    await desk.tell(TRADE_PAID, { tradeId });
    expect(await letters(app)).toEqual([]);
    await ada.pay(numbers[0] ?? '');
    await Promise.all([1, 2, 3, 4].map(() => desk.tell(TRADE_PAID, { tradeId })));
    const [letter, ...more] = await letters(app);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ template: 'orderPaid', locale: 'en', address: MAIL });
    for (const number of numbers) expect(letter?.subject).toContain(number);
    const { records } = await ada.page();
    const paid = records.reduce((sum, { amounts }) => sum + amounts.actualTotal, 0);
    const amount = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(paid);
    expect(letter?.text).toContain(amount);
    expect(letter?.text).toContain('https://galleria.test/user-center/uc-order');
  });

  it('tell of cancelling and expiring, in the language of the order', async () => {
    const app = await openTestApp();
    const desk = openDesk(app);
    const ada = await adaWithMail(app);
    const things = await someThings(app);
    const [cancelled = ''] = await ada.order(things, {}, 'zh_CN');
    const [expired = ''] = await ada.order(things);
    await ada.call('PUT', `/myOrder/cancel/${cancelled}`);
    await app.moveClock('31 minutes');
    await desk.run('expireOverdue');
    for (const number of [cancelled, expired, cancelled]) {
      await desk.tell(TRADE_CLOSED, { tradeId: await tradeOf(app, number) });
    }
    const written = (await letters(app)).map(({ template, locale, subject }) => ({ template, locale, subject }));
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

  it('do not claim that money was received which is to be paid on delivery', async () => {
    const app = await openTestApp();
    const desk = openDesk(app);
    const ada = await adaWithMail(app);
    const [number = ''] = await ada.order(await someThings(app));
    const tradeId = await tradeOf(app, number);
    await inTransaction(app.database, VISITOR, async (transaction) => {
      const trade = await lockTrade(transaction, tradeId);
      if (!trade) throw new Error('there is no trade');
      await settleTrade(transaction, trade, { payType: PAY_TYPE.cashOnDelivery, from: undefined, paidCents: 0 });
    });
    await desk.tell(TRADE_PAID, { tradeId });
    expect(await letters(app)).toMatchObject([{ template: 'orderPromised' }]);
  });

  it('come about by what the transaction announced', async () => {
    const app = await openTestApp();
    const ada = await adaWithMail(app);
    const [number = ''] = await ada.order(await someThings(app));
    await ada.pay(number);
    const { tasks, subscriptions } = openDesk(app).orders;
    const jobs = await startJobs(
      app.database,
      { tasks, subscriptions, schedule: {} },
      createLog({ logLevel: 'silent' }),
    );
    await expect.poll(() => letters(app), { timeout: 10_000 }).toMatchObject([{ template: 'orderPaid' }]);
    await jobs.stop();
  });

  it('are not written to whom nobody can write any more', async () => {
    const app = await openTestApp();
    const desk = openDesk(app);
    const stranger = await openShopper(app);
    const [number = ''] = await stranger.order(await someThings(app));
    await stranger.pay(number);
    await expect(desk.tell(TRADE_PAID, { tradeId: await tradeOf(app, number) })).resolves.toBeUndefined();
    expect(await letters(app)).toEqual([]);
  });
});
