import type * as contract from '@galleria/contract/catalogue/staff-products';
import type { OutputOf } from '@galleria/contract/operation';
import type * as platform from '@galleria/contract/stores/staff-stores';
import { expect, it } from 'vitest';
import { callAsStaff } from '../../testing/call-as-staff.ts';
import { openSharedTestApp } from '../../testing/open-test-app.ts';
import { OTHER_STORE, openEditor, STORE } from './testing/store-editor.ts';

type Options = OutputOf<typeof contract.productOptions>;
type Stores = OutputOf<typeof platform.storeOptions>;

const app = await openSharedTestApp();
/** A member of staff without any permission: every role may read the options. */
const staff = await callAsStaff(app);
const idsOf = (options: readonly { readonly id: number }[]) => options.map(({ id }) => id);

it('storeOptions finds stores by part of their name or by id, closed ones too', async () => {
  const find = (query: string) => staff.get<Stores>(`/s/store/options?${query}`);
  const [store] = await find(`ids=${STORE}`);
  expect(store).toMatchObject({ id: STORE, picture: expect.stringMatching(/./), detail: '' });
  expect(idsOf(await find(`text=${encodeURIComponent(store?.name.slice(0, 6).toUpperCase() ?? '')}`))).toContain(STORE);
  expect((await find(`text=${STORE}`))[0]?.id).toBe(STORE);
  expect(await find('text=100%25')).toEqual([]);
  expect(idsOf(await find(`ids=${STORE},${OTHER_STORE},999999`)).toSorted((a, b) => a - b)).toEqual([
    STORE,
    OTHER_STORE,
  ]);
  expect((await find('')).length).toBeGreaterThan(5);
  await app.database.pool.query('update store set status = 3 where id = $1', [OTHER_STORE]);
  expect(idsOf(await find(`text=${OTHER_STORE}`))).toContain(OTHER_STORE);
  await app.database.pool.query('update store set status = 1 where id = $1', [OTHER_STORE]);
});

it('productOptions finds products of all stores for staff, and only its own ones for a store', async () => {
  const { browser, create } = await openEditor(app);
  const { prodId } = await create({ isForSale: false, prodName: { en: 'Quince kettle 50%', zh_CN: '温桲壶' } });
  const own = async (query: string) => (await browser.call('GET', `/m/prod/options?${query}`)).data as Options;
  const all = (query: string) => staff.get<Options>(`/s/prod/options?${query}`);
  for (const text of ['quince KET', '50%', '温桲', String(prodId)]) {
    const query = `text=${encodeURIComponent(text)}`;
    expect.soft([text, idsOf(await own(query))]).toEqual([text, [prodId]]);
    expect.soft([text, idsOf(await all(query))]).toEqual([text, [prodId]]);
  }
  expect((await all(`ids=${prodId}`))[0]).toMatchObject({
    name: 'Quince kettle 50%',
    detail: expect.stringMatching(/./),
  });
  const { rows } = await app.database.pool.query('select min(id) as id from product where store_id = $1', [
    OTHER_STORE,
  ]);
  expect(await own(`ids=${rows[0].id}`)).toEqual([]);
  expect(await own(`text=${rows[0].id}`)).toEqual([]);
  expect(idsOf(await all(`ids=${rows[0].id}`))).toEqual([rows[0].id]);
  expect((await all('')).length).toBe(20);

  await browser.call('PUT', '/m/prod/status', { prodIds: [prodId], action: 'delete' });
  expect(await own('text=quince')).toEqual([]);
  expect(idsOf(await own(`ids=${prodId}`))).toEqual([prodId]);
});
