import { describe, expect, it } from 'vitest';
import { createLog } from '../../infra/log/log.ts';
import { listMessages } from '../../infra/messages/messages-db.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { runRefundClocks } from './clocks/run-refund-clocks.ts';
import { notifyOfRefund, RefundStepEvent } from './notify/notify-of-refund.ts';
import { REFUND_CHANGED } from './requests/move-to.ts';
import { countWaitingRequests } from './requests/request-lists-db.ts';
import { dataOf, openRefundMall, SOUND } from './testing/refund-shopper.ts';

const FAR = { dvyId: 1, dvyFlowId: 'SF9', mobile: '13800138001', words: '', imgs: [] };

describe('a received and reviewed order', () => {
  it('can be refunded within the after-sales period; later requests are referred to the store', async () => {
    const app = await openTestApp();
    const mall = await openRefundMall(app);
    const { number, lines } = await mall.buy([2, 0]);
    dataOf(await mall.ship(number));
    dataOf(await mall.ada.call('PUT', `/myOrder/receipt/${number}`));
    const [line] = lines;
    const review = { orderItemId: line?.id, score: 5, content: 'Sound and bright', pics: [] };
    dataOf(await mall.ada.call('POST', '/prodComm', review));
    expect((await mall.ada.detail(number)).status).toBe(5);
    await app.moveClock('6 days 23 hours');
    const input = { orderItemId: line?.id, goodsNum: 1, isReceived: true };
    const sn = await mall.requestRefund(number, { ...input, refundAmount: 30.01 });
    dataOf(await mall.accept(sn));
    expect(await mall.info(sn)).toMatchObject({ returnMoneySts: 5, refundAmount: 30.01 });
    expect((await mall.ada.detail(number)).status).toBe(5);
    await app.moveClock('7 days 1 minute');
    const late = await mall.apply(number, { ...input, refundAmount: 30.01 });
    expect(late.reason).toBe('refund.periodOver');
    expect(late.msg).toMatch(/contact the merchant/);
    expect(await mall.prove()).toEqual(SOUND);
  });
});

describe('automatic acceptance of a return at a store without a return address', () => {
  it('uses the registered address of the store, and refunds without a return when there is none', async () => {
    const app = await openTestApp();
    const mall = await openRefundMall(app);
    const addresses = await mall.rows('delete from return_address where store_id = 2 returning id');
    expect(addresses.length).toBeGreaterThan(0);
    const { number, lines } = await mall.buy([1, 1]);
    dataOf(await mall.ship(number));
    const [first, second] = lines;
    const papers = await mall.requestRefund(number, { orderItemId: first?.id, applyType: 2, refundAmount: 30.01 });
    expect((await mall.accept(papers)).reason).toBe('returnAddress.notFound');
    await app.moveClock('7 days 1 minute');
    await runRefundClocks(mall.context);
    const [store] = await mall.rows<{ addr: string }>(
      `select company_address->>'en' as addr from store_qualification where store_id = 2`,
    );
    expect(await mall.info(papers)).toMatchObject({
      ...{ returnMoneySts: 2, waitsFor: 'buyer' },
      returnAddress: { addr: store?.addr, isRegistered: true },
    });
    dataOf(await mall.ada.call('PUT', '/orderRefund/submitExpress', { refundSn: papers, ...FAR }));
    expect((await mall.info(papers)).returnMoneySts).toBe(3);
    // Without any known address the buyer cannot be asked to send the goods.
    await mall.rows('delete from store_qualification where store_id = 2');
    await mall.rows(`update store set address = '{}' where id = 2`);
    const nowhere = await mall.requestRefund(number, { orderItemId: second?.id, applyType: 2, refundAmount: 19.99 });
    await app.moveClock('14 days 2 minutes');
    await runRefundClocks(mall.context);
    expect(await mall.info(nowhere)).toMatchObject({ returnMoneySts: 5, returnAddress: null });
    expect(await mall.prove()).toEqual(SOUND);
  });
});

describe('a day before a refund deadline', () => {
  it('both sides get a mail and the store waiting work; each automatic action is logged', async () => {
    const app = await openTestApp();
    const mall = await openRefundMall(app);
    const said: { event: string; outcome?: string }[] = [];
    const log = createLog({ logLevel: 'info' }, { write: (line) => said.push(JSON.parse(line)) });
    const context = { ...mall.context, log };
    const { number, lines } = await mall.buy([1, 1]);
    dataOf(await mall.ship(number));
    const [first, second] = lines;
    const atSeller = await mall.requestRefund(number, { orderItemId: first?.id, refundAmount: 30.01 });
    const atBuyer = await mall.requestRefund(number, { orderItemId: second?.id, refundAmount: 19.99 });
    dataOf(await mall.refuse(atBuyer));
    const countWaiting = () => countWaitingRequests(app.database.queries, 2);
    const before = await countWaiting();
    await app.moveClock('6 days 1 hour');
    expect((await countWaiting()).refundsEnding - before.refundsEnding).toBeGreaterThan(0);
    await runRefundClocks(context);
    await runRefundClocks(context);
    const reminded = said.filter(({ event }) => event === 'refund.reminded');
    await deliver(mall.context);
    const [owner] = await mall.rows<{ mail: string }>(`select mail from seller where mail = 'seller@galleria.test'`);
    const [buyer] = await mall.rows<{ mail: string }>('select mail from account where id = $1', [mall.userId]);
    const remindersTo = async (mail = '') => {
      const messages = await listMessages(app.database.queries, mail, 200);
      const about = messages.filter(({ text }) => text.includes(atSeller) || text.includes(atBuyer));
      return about
        .map(({ template }) => template)
        .filter((template) => /Remind/.test(template))
        .toSorted();
    };
    expect(await remindersTo(buyer?.mail)).toEqual(['refundReminder', 'refundStoreReminded']);
    expect(await remindersTo(owner?.mail)).toEqual(['storeBuyerReminded', 'storeRefundReminder']);
    await app.moveClock('7 days 1 minute');
    await runRefundClocks(context);
    await runRefundClocks(context);
    const acted = await mall.rows<{ count: number }>(
      `select count(*)::int from refund_step where by = 'clock' and what <> 'reminded'`,
    );
    const ticks = said.filter(({ event }) => event === 'refund.clock');
    expect(ticks).toHaveLength(acted[0]?.count ?? 0);
    expect(ticks).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ refundSn: atSeller, outcome: 'accepted' }),
        expect.objectContaining({ refundSn: atBuyer, outcome: 'lapsed' }),
      ]),
    );
    expect(reminded.length).toBeGreaterThanOrEqual(2);
  });
});

/** Delivers the announced reminders as the outbox does, twice. */
async function deliver(context: Parameters<typeof notifyOfRefund>[0]): Promise<void> {
  const { rows } = await context.database.pool.query<{ payload: unknown }>(
    `select payload->'payload' as payload from graphile_worker._private_jobs
     where payload->>'event' = $1 and payload->'payload'->>'what' = 'reminded'`,
    [REFUND_CHANGED],
  );
  for (const { payload } of [...rows, ...rows]) await notifyOfRefund(context, RefundStepEvent.parse(payload));
}
