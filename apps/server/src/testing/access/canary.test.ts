import { everyOperation } from '@galleria/contract/contract';
import { describe, expect, it } from 'vitest';
import { newMarker } from '../fuzz/oracle.ts';
import { openTestApp } from '../open-test-app.ts';
import { type AccessWorld, FOREIGN_STORE, OWN_STORE, openAccessWorld, sessionIn } from './access-world.ts';
import { buyerAccessRows } from './buyer-access-rows.ts';
import { openMatrixBuyer } from './buyer-matrix.ts';
import type { MatrixBuyer } from './buyer-row.ts';
import { type CrawledCall, crawl, markRows } from './canary.ts';
import { accessRows } from './seller-rows/access-rows.ts';
import { staffAccessRows } from './staff-rows/staff-access-rows.ts';

/** Tables whose texts a store shows to everybody. */
const SHOWN_BY_STORES = [
  ...['store', 'product', 'store_category', 'store_qualification', 'notice', 'coupon', 'store_discount', 'review'],
  ...['pickup_point', 'store_chat_hours', 'search_product', 'search_shelf', 'shipping_template'],
];
/** Tables whose texts a buyer shows to everybody. */
const SHOWN_BY_BUYERS = ['review'];

interface People {
  readonly own: MatrixBuyer;
  readonly other: MatrixBuyer;
}

/** Every reading call: with objects of the reader, with objects of others, and with absent ones. */
async function everyRead(world: AccessWorld, { own, other }: People): Promise<CrawledCall[]> {
  const calls: CrawledCall[] = [];
  for (const { name: path, operation } of everyOperation()) {
    const name = path.split('.')[1] ?? '';
    if (operation.method !== 'GET') continue;
    const add = (input: Readonly<Record<string, unknown>>) => calls.push({ name, operation, input });
    for (const row of [accessRows[name] ?? []].flat()) {
      if (row.kind === 'noObject') add(await row.input(world));
      if (row.kind !== 'object') continue;
      for (const storeId of [OWN_STORE, FOREIGN_STORE]) {
        add(await row.input(await row.object.make(world, storeId), world));
      }
    }
    const buyers = buyerAccessRows[name];
    if (buyers?.kind === 'object') {
      for (const buyer of [own, other]) add(buyers.input(await buyers.object.make(buyer), world));
    } else if (buyers) add(buyers.input);
    const staff = staffAccessRows[name];
    if (staff?.kind === 'noObject') add(await staff.input(world));
    if (staff?.kind === 'object') add(await staff.input(await staff.object.make(world), world));
  }
  return calls;
}

/** Adds data of a buyer that the rows do not create. */
async function live(buyer: MatrixBuyer): Promise<void> {
  await buyer.paidOrder();
  await buyer.sql(`insert into search_history (user_id, keyword) values ($1, 'lamp') returning user_id`);
}

async function openMarkedWorld() {
  const app = await openTestApp();
  const world = await openAccessWorld(app);
  const people = { own: await openMatrixBuyer(world), other: await openMatrixBuyer(world) };
  for (const buyer of [people.own, people.other]) await live(buyer);
  const calls = await everyRead(world, people);
  const marks = { buyer: newMarker(), store: newMarker(), shop: newMarker() };
  const { userId } = people.other;
  const marked = [
    ...(await markRows(world, { column: 'id', value: userId, tables: { only: ['account'] } }, marks.buyer)),
    ...(await markRows(world, { column: 'user_id', value: userId, tables: { except: SHOWN_BY_BUYERS } }, marks.buyer)),
    ...(await markRows(world, { column: 'owner', value: `buyer:${userId}`, tables: { except: [] } }, marks.buyer)),
  ];
  const store = { column: 'store_id', value: OWN_STORE };
  // Orders of the reader at that store also belong to the reader.
  const except = [...SHOWN_BY_STORES, 'mall_order', 'parcel', 'invoice', 'refund_request'];
  const ofStore = [
    ...(await markRows(world, { ...store, tables: { except } }, marks.store)),
    ...(await markRows(world, { ...store, tables: { only: SHOWN_BY_STORES } }, marks.shop)),
    ...(await markRows(world, { column: 'id', value: OWN_STORE, tables: { only: ['store'] } }, marks.shop)),
  ];
  const seller = await sessionIn(app, FOREIGN_STORE, world.ownerOf(FOREIGN_STORE));
  return { world, people, calls, marks, marked, ofStore, seller };
}

describe('a crawl of all reading operations', () => {
  it('returns nothing of another buyer or store; control: finds data that was moved to the reader', {
    timeout: 300_000,
  }, async () => {
    const { world, people, calls, marks, marked, ofStore, seller } = await openMarkedWorld();
    expect(marked).toEqual(
      expect.arrayContaining(['account.nick_name', 'address.receiver', 'mall_order.receiver', 'session.agent']),
    );
    expect(ofStore).toEqual(expect.arrayContaining(['payout_account.holder', 'quick_answer.text', 'product.name']));
    const { token } = people.own;
    const asBuyer = await crawl(world, calls, token, [marks.buyer, marks.store]);
    expect(asBuyer.shown, 'shown to a buyer').toEqual([]);
    const [shop, others] = [calls.filter(isOpen), calls.filter((call) => !isOpen(call))];
    const asSeller = await crawl(world, others, seller, Object.values(marks));
    expect(asSeller.shown, 'shown to a seller of another store').toEqual([]);
    expect((await crawl(world, shop, seller, [marks.buyer, marks.store])).shown).toEqual([]);
    // Otherwise the crawl would have read refusals only.
    expect(asBuyer.succeeded).toBeGreaterThan(60);
    expect(asSeller.succeeded).toBeGreaterThan(30);

    await people.other.sql(
      `update address set user_id = '${people.own.userId}', is_default = false where user_id = $1 returning id`,
    );
    expect((await crawl(world, calls, token, [marks.buyer])).shown).toContain('addressList');
    await world.sql(`update quick_answer set store_id = $1 where store_id = $2 returning id`, FOREIGN_STORE, OWN_STORE);
    expect((await crawl(world, others, seller, [marks.store])).shown).toContain('quickAnswerList');
  });
});

const isOpen = ({ operation }: CrawledCall) => operation.access.who === 'visitor';
