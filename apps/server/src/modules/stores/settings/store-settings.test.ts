import { SYSTEM } from '@galleria/domain/access/access';
import { sameEveryDay } from '@galleria/domain/stores/opening-hours';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import type { TestBrowser } from '../../accounts/testing/test-browser.ts';
import { CLERK, sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { setStoreStatus } from '../index.ts';

const OWN = 2;
const OTHER = 5;

async function openPair() {
  const app = await openTestApp();
  const owner = await sellerBrowser(app);
  const other = await sellerBrowser(app);
  await other.call('POST', '/m/store/switch', { storeId: OTHER });
  return { app, owner, other };
}

const dataOf = async <T>(browser: TestBrowser, path: string) => (await browser.call('GET', path)).data as T;
const shownName = async (app: TestApp, locale: string) =>
  ((await app.call(`/shop/headInfo?shopId=${OWN}`, { headers: { locale } })).envelope.data as { shopName: string })
    .shopName;
const lastChange = async (app: TestApp) =>
  (await app.database.pool.query('select operation, before, after from audit_entry order by id desc limit 1')).rows[0];

interface Info {
  name: object;
  intro: object;
  logo: string;
  signPic: string;
  phone: string;
  address: object;
  cancelMinutes: number;
}

describe('changeStoreInfo', () => {
  it('shows new texts to buyers at once, records the previous ones, and refuses objects of another store', async () => {
    const { app, owner, other } = await openPair();
    expect(await shownName(app, 'zh_CN')).toBe('北风音频');
    const info = await dataOf<Info>(owner, '/m/shop/info');
    const changed = { ...info, name: { en: 'Northwind Audio', zh_CN: '北风之声' } };
    expect(await owner.reason('PUT', '/m/shop/info', changed)).toBeUndefined();
    await expect.poll(() => shownName(app, 'zh_CN')).toBe('北风之声');
    expect(await lastChange(app)).toMatchObject({
      operation: 'changeStoreInfo',
      before: { name: { zh_CN: '北风音频' } },
      after: { name: { zh_CN: '北风之声' } },
    });
    expect(await owner.reason('PUT', '/m/shop/info', { ...changed, cancelMinutes: 10 })).toBeUndefined();
    expect(await lastChange(app)).toMatchObject({ before: { cancelMinutes: 30 }, after: { cancelMinutes: 10 } });
    const { cancelMinutes: _, ...without } = info;
    expect(await owner.reason('PUT', '/m/shop/info', without)).toBeUndefined();
    expect(await dataOf<Info>(owner, '/m/shop/info')).toMatchObject({ cancelMinutes: 10 });
    // Refused: names of other stores in any language, special characters, pictures of others, clerks.
    const reasonFor = (changes: object) => owner.reason('PUT', '/m/shop/info', { ...info, ...changes });
    expect(await reasonFor({ name: { en: 'copper KETTLE' } })).toBe('store.nameTaken');
    expect(await reasonFor({ name: { de: '铜壶厨房', en: 'Kettles' } })).toBe('store.nameTaken');
    expect(await reasonFor({ name: { en: 'Audio <3' } })).toBe('input.invalid');
    expect(await reasonFor({ name: { en: ' ' } })).toBe('input.invalid');
    for (const cancelMinutes of [-1, 1441, 2.5]) expect(await reasonFor({ cancelMinutes })).toBe('input.invalid');
    const { logo } = await dataOf<Info>(other, '/m/shop/info');
    expect(await reasonFor({ logo })).toBe('profile.foreignPicture');
    const clerk = await sellerBrowser(app, CLERK);
    expect(await clerk.reason('PUT', '/m/shop/info', info)).toBe('access.forbidden');
    expect(await clerk.reason('PUT', '/m/shop/status', { isOpen: false })).toBe('access.forbidden');
    // Two stores ask for the same name at once: one gets it.
    const rename = async (browser: TestBrowser) =>
      browser.reason('PUT', '/m/shop/info', {
        ...(await dataOf<Info>(browser, '/m/shop/info')),
        name: { en: 'The Same' },
      });
    expect((await Promise.all([rename(owner), rename(other)])).toSorted()).toEqual(['store.nameTaken', undefined]);
  });
});

describe('requestPaperChange', () => {
  it('waits for the platform while the approved papers stay visible, and can be replaced and withdrawn', async () => {
    const { app, owner, other } = await openPair();
    interface Papers {
      approved: { licenceNumber: string; licencePics: string[] };
      waiting: { licenceNumber: string } | null;
      licenceState: string;
    }
    const papers = () => dataOf<Papers>(owner, '/m/shop/papers');
    const { approved, licenceState } = await papers();
    expect(licenceState).toBe('ending');
    const request = (licenceNumber: string) => owner.reason('POST', '/m/shop/papers', { ...approved, licenceNumber });
    expect(await request('NEW-0001')).toBeUndefined();
    expect(await request('NEW-0002')).toBeUndefined();
    expect(await papers()).toMatchObject({ approved, waiting: { licenceNumber: 'NEW-0002' } });
    const shown = (await app.call(`/shop/qualifications?shopId=${OWN}`)).envelope.data;
    expect(shown).toMatchObject({ licenceNumber: approved.licenceNumber });
    expect(await other.reason('DELETE', '/m/shop/papers')).toBe('papers.noneWaiting');
    expect(await owner.reason('DELETE', '/m/shop/papers')).toBeUndefined();
    expect(await owner.reason('DELETE', '/m/shop/papers')).toBe('papers.noneWaiting');
    const foreign = { ...approved, licencePics: ['pictures/nobody.webp'] };
    expect(await owner.reason('POST', '/m/shop/papers', foreign)).toBe('profile.foreignPicture');
  });
});

describe('setStoreOpen', () => {
  it('announces concurrent calls once, and cannot undo a decision of the platform', async () => {
    const { app, owner } = await openPair();
    const pause = () => owner.reason('PUT', '/m/shop/status', { isOpen: false });
    expect(await Promise.all([pause(), pause(), pause()])).toEqual([undefined, undefined, undefined]);
    const { rows } = await app.database.pool.query(
      `select from graphile_worker._private_jobs where payload ->> 'event' = 'store.switched'`,
    );
    expect(rows).toHaveLength(1);
    expect(await dataOf(owner, '/m/shop/info')).toMatchObject({ status: 3, isOwnChoice: true });
    await inTransaction(app.database, SYSTEM, (transaction) => setStoreStatus(transaction, OWN, 2));
    expect(await owner.reason('PUT', '/m/shop/status', { isOpen: true })).toBe('store.statusByPlatform');
    expect(await pause()).toBe('store.statusByPlatform');
    expect(await dataOf(owner, '/m/shop/info')).toMatchObject({ status: 2, isOwnChoice: false });
  });
});

const WEEK = sameEveryDay({ from: '10:00', to: '18:00' }).with(6, []);
const POINT = { name: { en: 'Counter' }, address: { en: '1 Long Road' }, phone: '021 5555 1234' };

describe('pickup points and same-city delivery', () => {
  it('belong to one store, and show opening hours by weekday in every language', async () => {
    const { app, owner, other } = await openPair();
    const saved = await owner.call('POST', '/m/station', { ...POINT, week: WEEK, specialDays: [] });
    const { stationId } = saved.data as { stationId: number };
    const point = async () =>
      (await dataOf<{ stationId: number }[]>(owner, '/m/station/list')).find((one) => one.stationId === stationId);
    expect(await point()).toMatchObject({
      hours: { en: 'Mon–Sat 10:00–18:00', zh_CN: '周一–周六 10:00–18:00' },
      isPaused: false,
    });
    const pause = (browser: TestBrowser, id = stationId) =>
      browser.reason('PUT', '/m/station/status', { stationId: id, isPaused: true });
    expect(await pause(other)).toBe('pickupPoint.notFound');
    expect(await pause(owner, 999_999)).toBe('pickupPoint.notFound');
    expect(await pause(owner)).toBeUndefined();
    expect(await point()).toMatchObject({ isPaused: true });
    const overlapping = sameEveryDay({ from: '18:00', to: '10:00' });
    expect(await owner.reason('POST', '/m/station', { ...POINT, week: overlapping, specialDays: [] })).toBe(
      'input.invalid',
    );
    expect(await other.reason('DELETE', `/m/station?stationId=${stationId}`)).toBe('pickupPoint.notFound');
    expect(await owner.reason('DELETE', `/m/station?stationId=${stationId}`)).toBeUndefined();
    expect(await point()).toBeUndefined();
    expect(await lastChange(app)).toMatchObject({ before: { isPaused: true }, after: null });
    // Same-city delivery accepts only cities, and can be switched off again.
    const terms = { isOn: true, cityId: 310100, fee: 9.5, freeOver: 100 };
    expect(await owner.reason('PUT', '/m/sameCity', { ...terms, cityId: 310000 })).toBe('address.unknownArea');
    expect(await owner.reason('PUT', '/m/sameCity', terms)).toBeUndefined();
    expect(await dataOf(owner, '/m/sameCity/info')).toEqual(terms);
    expect(await owner.reason('PUT', '/m/sameCity', { ...terms, isOn: false })).toBeUndefined();
    expect(await dataOf(owner, '/m/sameCity/info')).toMatchObject({ isOn: false });
  });
});

describe('return addresses and quick answers', () => {
  it('belong to one store; the default passes on, shortcuts are unique, a stale order is refused', async () => {
    const { owner, other } = await openPair();
    interface Address {
      addressId: number;
      isDefault: boolean;
      region: string;
    }
    const addresses = (browser = owner) => dataOf<Address[]>(browser, '/m/returnAddress/list');
    const draft = { receiver: 'Desk', phone: '021 5555 0000', areaId: 310104, detail: '5 Long Road', isDefault: true };
    expect(await owner.reason('POST', '/m/returnAddress', { ...draft, areaId: 310100 })).toBe('address.unknownArea');
    const { addressId } = (await owner.call('POST', '/m/returnAddress', draft)).data as Address;
    const held = await addresses();
    expect(held.filter(({ isDefault }) => isDefault)).toMatchObject([
      { addressId, region: expect.stringMatching(/\S/) },
    ]);
    expect(await addresses(other)).toEqual([]);
    expect(await other.reason('POST', '/m/returnAddress', { ...draft, addressId })).toBe('returnAddress.notFound');
    expect(await other.reason('DELETE', `/m/returnAddress?addressId=${addressId}`)).toBe('returnAddress.notFound');
    expect(await owner.reason('DELETE', `/m/returnAddress?addressId=${addressId}`)).toBeUndefined();
    expect((await addresses()).map(({ isDefault }) => isDefault)).toEqual([true, false]);
    interface Answer {
      answerId: number;
      shortcut: string;
    }
    const answers = () => dataOf<Answer[]>(owner, '/m/quickAnswer/list');
    const save = (answer: object, browser = owner) => browser.reason('POST', '/m/quickAnswer', answer);
    expect(await save({ shortcut: 'Hello', text: { en: 'Hi' } })).toBe('quickAnswer.shortcutTaken');
    expect(await save({ shortcut: 'Hello', text: { en: 'Hi' } }, other)).toBeUndefined();
    const ids = (await answers()).map(({ answerId }) => answerId);
    const order = (answerIds: number[], browser = owner) =>
      browser.reason('PUT', '/m/quickAnswer/order', { answerIds });
    expect(await order(ids.toReversed())).toBeUndefined();
    expect((await answers()).map(({ answerId }) => answerId)).toEqual(ids.toReversed());
    expect(await order(ids.slice(1))).toBe('settings.listChanged');
    expect(await order(ids, other)).toBe('settings.listChanged');
    expect(await save({ answerId: ids[0], shortcut: 'hi', text: { en: 'Hi' } }, other)).toBe('quickAnswer.notFound');
    expect(await other.reason('DELETE', `/m/quickAnswer?answerId=${ids[0]}`)).toBe('quickAnswer.notFound');
    const hours = { week: WEEK, awayText: { en: 'Later' } };
    expect(await owner.reason('PUT', '/m/chat/hours', hours)).toBeUndefined();
    expect(await dataOf(owner, '/m/chat/hours')).toEqual(hours);
    expect(await dataOf(other, '/m/chat/hours')).toMatchObject({ awayText: {} });
  });
});
