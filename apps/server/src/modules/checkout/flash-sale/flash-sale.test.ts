import { describe, expect, it } from 'vitest';
import { signOrderPaths } from './order-paths.ts';
import { FLASH_CENTS, NORMAL_CENTS, openFlashMall, STOCK } from './testing/flash-mall.ts';

describe('the order path of a flash sale', () => {
  it('is rate-limited per buyer, without affecting other buyers or a path issued before', async () => {
    const mall = await openFlashMall({ pieces: 3 });
    const [ada, ben] = await mall.buyers(2);
    const given = await ada?.path();
    const asks = Array.from({ length: 61 }, async () => (await ada?.askPath())?.reason);
    const reasons = await Promise.all(asks);
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(59);
    expect(reasons.filter((reason) => reason === 'call.tooMany')).toHaveLength(2);
    expect(await ben?.buy()).toMatch(/^\d+$/);
    // The path that she got before stays valid.
    expect(await ada?.submit(given ?? '')).toMatchObject({ code: '00000' });
  });
});

describe('an order in a flash sale', () => {
  it('has the price of the sale, takes a piece of the pool, and is to be paid within 15 minutes', async () => {
    const mall = await openFlashMall({ pieces: 3 });
    expect([await mall.stock(), await mall.units()]).toEqual([STOCK - 3, { free: 3, taken: 0 }]);
    const ada = await mall.buyer();
    const path = await ada.path();
    const confirmed = await ada.confirm(path);
    expect(confirmed.data).toMatchObject({ amounts: { actualTotal: FLASH_CENTS / 100 } });
    expect(await ada.submit(path)).toMatchObject({ code: '00000', data: { payAmount: FLASH_CENTS / 100 } });
    expect([await mall.stock(), await mall.units()]).toEqual([STOCK - 3, { free: 2, taken: 1 }]);
    const { rows } = await mall.app.database.pool.query(
      `select type, expires_at - trade.created_at = interval '15 minutes' as "isShort" from mall_order
       join trade on trade.id = trade_id`,
    );
    expect(rows).toEqual([{ type: 2, isShort: true }]);
  });

  it('repeats its answer for the same submission, and refuses another one with the same path', async () => {
    const mall = await openFlashMall({ pieces: 3, limitPerBuyer: 3 });
    const ada = await mall.buyer();
    const path = await ada.path();
    const uuid = crypto.randomUUID();
    const first = await ada.submit(path, { uuid });
    expect(await ada.submit(path, { uuid })).toEqual(first);
    expect(await ada.submit(path)).toMatchObject({ reason: 'flashSale.path' });
    expect(await ada.submit(await ada.path())).toMatchObject({ code: '00000' });
    expect(await mall.units()).toEqual({ free: 1, taken: 2 });
  });

  it('needs an unexpired order path that was issued for this buyer and SKU', async () => {
    const mall = await openFlashMall({ pieces: 3 });
    const [ada, ben] = await mall.buyers(2);
    const path = (await ada?.path()) ?? '';
    expect(await ben?.submit(path)).toMatchObject({ reason: 'flashSale.path' });
    expect(await ada?.confirm(`${path.slice(0, -1)}${path.endsWith('0') ? '1' : '0'}`)).toMatchObject({
      reason: 'flashSale.path',
    });
    const other = { orderItem: { ...ada?.orderItem, skuId: mall.skuId + 1 } };
    expect(await ada?.submit(path, other)).toMatchObject({ reason: 'flashSale.path' });
    await mall.app.moveClock('11 minutes');
    await mall.app.database.pool.query(`select pg_notify('mall_changed', 'activities')`);
    const minutesAhead = async () =>
      ((await mall.app.services.activities.current()).now.getTime() - Date.now()) / 60_000;
    await expect.poll(minutesAhead).toBeGreaterThan(10);
    expect(await ada?.submit(path)).toMatchObject({ reason: 'flashSale.path' });
    expect(await mall.units()).toEqual({ free: 3, taken: 0 });
  });

  it('never exceeds the limit per buyer, counting paid and unpaid pieces', async () => {
    const mall = await openFlashMall({ pieces: 5, limitPerBuyer: 2 });
    const ada = await mall.buyer();
    expect(await ada.buy(3)).toBe('activity.buyerLimit');
    const number = await ada.buy();
    await ada.pay(number);
    expect(await ada.buy(2)).toBe('activity.buyerLimit');
    expect(await ada.buy()).toMatch(/^\d+$/);
    expect(await ada.buy()).toBe('activity.buyerLimit');
    expect(await mall.units()).toEqual({ free: 3, taken: 2 });
  });

  it('is refused as sold out when the pool is empty, until an unpaid order is closed', async () => {
    const mall = await openFlashMall({ pieces: 1 });
    const [ada, ben] = await mall.buyers(2);
    const [first, second] = [await ada?.path(), (await ben?.path()) ?? ''];
    expect(await ada?.submit(first ?? '')).toMatchObject({ code: '00000' });
    expect(await ben?.submit(second)).toMatchObject({ reason: 'flashSale.soldOut', code: 'A03010' });
    await mall.app.moveClock('16 minutes');
    await mall.expire();
    expect(await mall.units()).toEqual({ free: 1, taken: 0 });
    await expect.poll(async () => ben?.buy()).toMatch(/^\d+$/);
    expect(await mall.stock()).toBe(STOCK - 1);
  });

  it('is refused as busy at the limit of concurrent orders: no piece is taken, the path stays valid', async () => {
    const mall = await openFlashMall({ pieces: 1 });
    const ada = await mall.buyer();
    const path = await ada.path();
    const { flashGate } = mall.app.services.checkout;
    const end = Promise.withResolvers<void>();
    const underWay: Promise<void>[] = [];
    for (let one = flashGate.pass(() => end.promise); one; one = flashGate.pass(() => end.promise)) underWay.push(one);
    expect(await ada.submit(path)).toMatchObject({ success: false, reason: 'flashSale.busy' });
    expect([await mall.units(), await mall.orders()]).toEqual([{ free: 1, taken: 0 }, 0]);
    end.resolve();
    await Promise.all(underWay);
    expect(underWay.length).toBeGreaterThan(1);
    expect(await ada.submit(path)).toMatchObject({ code: '00000' });
    expect([await mall.units(), await mall.orders()]).toEqual([{ free: 0, taken: 1 }, 1]);
  });

  it('cannot be paid on delivery or by bank transfer', async () => {
    const mall = await openFlashMall({ pieces: 1 });
    const ada = await mall.buyer();
    const number = await ada.buy();
    const { data } = await ada.get(`/p/order/getOrderPayInfoByOrderNumber?orderNumbers=${number}`);
    const methods = (data as { methods: { payType: number; objection: string }[] }).methods;
    const unfit = methods.filter(({ objection }) => objection === 'flashSale').map(({ payType }) => payType);
    expect(unfit.length).toBe(2);
  });
});

describe('the normal price of a SKU', () => {
  it('is refused while its flash sale runs, and charged again when it is over', async () => {
    const mall = await openFlashMall({ pieces: 1 });
    const ada = await mall.buyer();
    expect(await ada.buy()).toMatch(/^\d+$/);
    expect(await ada.post('/p/order/submit', buyNow(ada, mall.skuId))).toMatchObject({ reason: 'cart.flashSale' });
    expect(await ada.putIntoCart(mall.skuId, 1)).toMatchObject({ reason: 'cart.flashSale' });
    await mall.app.moveClock('25 hours');
    await mall.turn();
    const { data } = await ada.post('/p/order/submit', buyNow(ada, mall.skuId));
    expect(data).toMatchObject({ payAmount: NORMAL_CENTS / 100 });
    expect(await ada.submit(await ada.path())).toMatchObject({ success: false });
  });
});

function buyNow({ addrId }: { addrId: number }, skuId: number) {
  return { uuid: crypto.randomUUID(), addrId, orderItem: { skuId, prodCount: 1 } };
}

describe('unsold pieces of a pool', () => {
  it('return to the stock once at the end; unpaid pieces follow when their orders are closed', async () => {
    const mall = await openFlashMall({ pieces: 5 });
    const [ada, ben] = await mall.buyers(2);
    await ada?.pay((await ada?.buy()) ?? '');
    await ben?.buy();
    await mall.app.database.pool.query(`update activity set ends_at = mall_now() + interval '1 minute'`);
    await mall.app.moveClock('2 minutes');
    await Promise.all([mall.turn(), mall.turn(), mall.turn()]);
    await mall.turn();
    expect([await mall.stock(), await mall.units()]).toEqual([STOCK - 2, { free: 0, taken: 2 }]);
    await mall.app.moveClock('20 minutes');
    await Promise.all([mall.expire(), mall.expire()]);
    expect([await mall.stock(), await mall.units()]).toEqual([STOCK - 1, { free: 0, taken: 1 }]);
    expect(await mall.movements()).toEqual(['expired 1', 'flashSale 3', 'flashSale -5', expect.anything()]);
  });
});

describe('signOrderPaths', () => {
  it('verifies only paths that it signed, for the same buyer, activity and SKU', () => {
    const paths = signOrderPaths(Buffer.alloc(32, 1));
    const owner = { userId: 'ada', activityId: 1, skuId: 2 };
    const now = new Date('2026-11-17T10:00:00Z');
    const { path, nonce } = paths.issue(owner, now);
    expect(paths.verify(path, owner)).toEqual({ nonce, expiresAt: new Date('2026-11-17T10:10:00Z') });
    for (const other of [{ userId: 'ben' }, { activityId: 2 }, { skuId: 1 }]) {
      expect(paths.verify(path, { ...owner, ...other })).toBeUndefined();
    }
    expect(signOrderPaths(Buffer.alloc(32, 2)).verify(path, owner)).toBeUndefined();
    for (const broken of ['', '..', `${path}.`, path.slice(1)]) expect(paths.verify(broken, owner)).toBeUndefined();
  });
});
