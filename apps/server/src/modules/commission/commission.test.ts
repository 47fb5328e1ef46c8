import type { commissionRatePage } from '@galleria/contract/commission';
import type { OutputOf } from '@galleria/contract/operation';
import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../testing/call-as-staff.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { stockedSku } from '../checkout/testing/shopper.ts';
import { openShopper } from '../orders/testing/shopper.ts';
import { CLERK, sellerBrowser } from '../sellers/testing/seller-browser.ts';

type Rates = OutputOf<typeof commissionRatePage>;

async function openMall() {
  const app = await openTestApp();
  await app.database.pool.query(`delete from commission_rate; select pg_notify('mall_changed', 'commission')`);
  const staff = await callAsStaff(app, 'stores.view', 'stores.edit');
  const save = (rate: object) => staff.call('POST', '/s/commission', rate);
  const rates = (query = '') => staff.get<Rates>(`/s/commission/page?size=100${query}`);
  return { app, staff, save, rates };
}

async function categoryOf({ database }: TestApp, prodId: number): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>('select category_id as id from product where id = $1', [
    prodId,
  ]);
  return rows[0]?.id ?? 0;
}

/** Polls the rate that checkout uses, because a change reaches the cache through a database notification. */
async function untilRateIs(app: TestApp, sold: { storeId: number; categoryIds: number[] }, basisPoints: number) {
  await expect.poll(async () => (await app.services.commission.ratesNow())(sold)).toBe(basisPoints);
}

async function commissionsOf({ database }: TestApp, number: string) {
  const { rows } = await database.pool.query<{ cents: number; rates: number[] }>(
    `select commission_cents::int as cents, (select array_agg(commission_basis_points order by id) from order_line
       where order_id = mall_order.id) as rates
     from mall_order where number = $1`,
    [number],
  );
  return rows[0];
}

describe('rates of commission', () => {
  it('are frozen on order lines; a later rate does not change earlier orders', async () => {
    const { app, save } = await openMall();
    const cheap = await stockedSku(app, 2, { priceCents: 1_999 });
    const dear = await stockedSku(app, 2, { priceCents: 10_001, at: 3 });
    const ada = await openShopper(app);
    const [before = ''] = await ada.order([{ skuId: cheap.skuId, count: 1 }]);
    expect(await commissionsOf(app, before)).toEqual({ cents: 99, rates: [500] });
    const categoryId = await categoryOf(app, dear.prodId);
    await save({ storeId: 2, percent: 2.5 });
    await save({ storeId: 2, categoryId, percent: 10 });
    await untilRateIs(app, { storeId: 2, categoryIds: [categoryId] }, 1_000);
    const [mixed = ''] = await ada.order([
      { skuId: cheap.skuId, count: 1 },
      { skuId: dear.skuId, count: 1 },
    ]);
    const sameCategory = (await categoryOf(app, cheap.prodId)) === categoryId;
    expect(await commissionsOf(app, mixed)).toEqual(
      sameCategory ? { cents: 1_200, rates: [1_000, 1_000] } : { cents: 1_050, rates: [250, 1_000] },
    );
    expect(await commissionsOf(app, before)).toEqual({ cents: 99, rates: [500] });
    await ada.pay(mixed);
    const seller = await sellerBrowser(app);
    const { data } = await seller.call('GET', `/m/statement/info?orderNumber=${mixed}`);
    expect(data).toMatchObject({
      lines: [{}, { commissionPercent: 10 }],
      ...(!sameCategory && { commissionPercent: null }),
    });
  });

  it('take effect at their planned time, keep their history, and can be deleted until then', async () => {
    const { app, staff, save, rates } = await openMall();
    const sold = { storeId: 3, categoryIds: [] };
    await save({ storeId: 3, percent: 7 });
    const planned = await save({ storeId: 3, percent: 8, validFrom: '2099-01-01 00:00:00', note: 'New year' });
    await save({ storeId: 3, percent: null });
    await untilRateIs(app, sold, 500);
    const history = await rates('&storeId=3');
    expect(history).toMatchObject({ total: 3, mallPercent: 5 });
    expect(history.records.map(({ percent, state }) => [percent, state])).toEqual([
      [8, 'planned'],
      [null, 'inForce'],
      [7, 'past'],
    ]);
    expect((await rates('&scope=category')).total).toBe(0);
    expect(
      await staff.reason('POST', '/s/commission', { storeId: 3, percent: 9, validFrom: '2099-01-01 00:00:00' }),
    ).toBe('commission.planned');
    const { rateId } = planned.data as { rateId: number };
    expect(await staff.reason('DELETE', `/s/commission?rateId=${rateId}`)).toBeUndefined();
    expect(await staff.reason('DELETE', `/s/commission?rateId=${rateId}`)).toBe('commission.notFound');
    const begun = history.records.at(-1)?.rateId;
    expect(await staff.reason('DELETE', `/s/commission?rateId=${begun}`)).toBe('commission.begun');
  });

  it('refuse invalid rates, staff without permission, and sellers', async () => {
    const { app, staff, save } = await openMall();
    const reason = async (rate: object) => (await save(rate)).reason;
    expect(await reason({ percent: 3 })).toBe('commission.scopeMissing');
    expect(await reason({ storeId: 999_999, percent: 3 })).toBe('store.notFound');
    expect(await reason({ categoryId: 999_999, percent: 3 })).toBe('category.notFound');
    expect(await reason({ storeId: 2, percent: 3, validFrom: '2020-01-01 00:00:00' })).toBe('commission.past');
    expect(await reason({ storeId: 2, percent: 51 })).toBe('input.invalid');
    const looker = await callAsStaff(app, 'stores.view');
    expect(await looker.reason('POST', '/s/commission', { storeId: 2, percent: 3 })).toBe('access.forbidden');
    expect(await staff.reason('GET', '/s/commission/page')).toBeUndefined();
    const clerk = await sellerBrowser(app, CLERK);
    expect(await clerk.reason('GET', '/s/commission/page')).toBe('access.signIn');
  });
});
