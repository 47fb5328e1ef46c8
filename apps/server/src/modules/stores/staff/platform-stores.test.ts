import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/stores/staff-stores';
import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { stockedSku } from '../../checkout/testing/shopper.ts';
import { openShopper } from '../../orders/testing/shopper.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';

type Page = OutputOf<typeof contract.platformStorePage>;
type Info = OutputOf<typeof contract.platformStoreInfo>;

/** The store of the demo's seller. */
const NORTHWIND = 2;

async function openMall() {
  const app = await openTestApp();
  const staff = await callAsStaff(app, 'stores.view', 'stores.edit');
  const change = (to: string, reason = 'Papers are missing.') =>
    staff.reason('PUT', '/s/store/status', { storeId: NORTHWIND, to, reason });
  const info = () => staff.get<Info>(`/s/store/info?storeId=${NORTHWIND}`);
  return { app, staff, change, info };
}

async function untilStatusIs(app: TestApp, status: number) {
  await expect.poll(async () => (await app.services.stores.summaries('en')).get(NORTHWIND)?.shopStatus).toBe(status);
}

describe('changeStoreStatus', () => {
  it('stops new orders only: open ones are paid and shipped, and the store cannot reopen itself', async () => {
    const { app, change, info } = await openMall();
    const { skuId } = await stockedSku(app, NORTHWIND, { priceCents: 2_000 });
    const ada = await openShopper(app);
    const [unpaid = ''] = await ada.order([{ skuId, count: 1 }]);
    const [paid = ''] = await ada.order([{ skuId, count: 1 }]);
    await ada.pay(paid);
    expect(await change('paused')).toBeUndefined();
    await untilStatusIs(app, 3);
    await expect(ada.order([{ skuId, count: 1 }])).rejects.toThrow('store.notOpen');
    await ada.pay(unpaid);
    expect(await ada.detail(unpaid)).toMatchObject({ status: 2 });
    const seller = await sellerBrowser(app);
    const parcel = { dvyId: 1, dvyFlowId: 'SF1234567', items: [] };
    const deliver = { orderNumber: paid, packages: [parcel] };
    expect(await seller.reason('POST', '/m/order/deliver', deliver)).toBeUndefined();
    expect((await seller.call('GET', '/m/shop/info')).data).toMatchObject({
      ...{ status: 3, isOwnChoice: false, statusReason: 'Papers are missing.' },
    });
    expect(await seller.reason('PUT', '/m/shop/status', { isOpen: true })).toBe('store.statusByPlatform');
    expect(await change('normal', 'Papers are here.')).toBeUndefined();
    await untilStatusIs(app, 1);
    expect(await ada.order([{ skuId, count: 1 }])).toHaveLength(1);
    expect(await info()).toMatchObject({
      ...{ status: 1, isStatusByPlatform: false, statusReason: '' },
      history: [
        { from: 3, to: 1, by: 'platform', reason: 'Papers are here.' },
        { from: 1, to: 3, by: 'platform', reason: 'Papers are missing.' },
      ],
    });
    expect((await seller.call('GET', '/m/shop/info')).data).toMatchObject({ isOwnChoice: true, statusReason: '' });
  });

  it('replaces a pause set by the store, but does not end it', async () => {
    const { app, staff, change, info } = await openMall();
    const seller = await sellerBrowser(app);
    await seller.call('PUT', '/m/shop/status', { isOpen: false });
    expect((await info()).possibleStatuses).toEqual(['paused', 'offline', 'abnormal']);
    expect(await change('normal')).toBe('store.statusNotPossible');
    expect(await change('abnormal')).toBeUndefined();
    expect(await change('abnormal')).toBe('store.statusNotPossible');
    expect((await info()).history.map(({ by, to }) => [by, to])).toEqual([
      ['platform', -1],
      ['store', 3],
    ]);
    const nowhere = { storeId: 999_999, to: 'paused', reason: 'x' };
    expect(await staff.reason('PUT', '/s/store/status', nowhere)).toBe('store.notFound');
    expect(await staff.reason('PUT', '/s/store/status', { ...nowhere, reason: ' ' })).toBe('input.invalid');
  });
});

describe('preferred stores', () => {
  it('are listed in the order set by staff, also for buyers', async () => {
    const { app, staff } = await openMall();
    const preferred = async () =>
      (await staff.get<Page>('/s/store/page?isPreferred=true&size=100')).records.map(({ storeId }) => storeId);
    const before = await preferred();
    const wanted = before.toReversed();
    expect(await staff.reason('PUT', '/s/store/preferred/order', { storeIds: wanted })).toBeUndefined();
    expect(await preferred()).toEqual(wanted);
    const [ordinary] = (await staff.get<Page>('/s/store/page?isPreferred=false&status=1')).records;
    await staff.call('PUT', '/s/store/preferred', { storeId: ordinary?.storeId, isPreferred: true });
    expect(await preferred()).toEqual([...wanted, ordinary?.storeId]);
    const shown = async () =>
      ((await app.call('/shop/hotShops')).envelope.data as { shopId: number }[]).map(({ shopId }) => shopId);
    await expect.poll(async () => (await shown())[0]).toBe(wanted[0]);
    expect((await staff.get<Page>('/s/store/page?keyword=northwind')).records).toMatchObject([{ storeId: NORTHWIND }]);
  });
});
