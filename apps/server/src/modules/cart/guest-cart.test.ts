import { createHash } from 'node:crypto';
import { MAX_LINES } from '@galleria/domain/cart/cart-rules';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { removeAdvisoryLocks, removeRowLocks } from '../../testing/remove-guards.ts';
import { deleteOldGuestCarts } from './guest-carts-db.ts';
import { openGuest, type Shopper, signIn, skusOf } from './testing/shoppers.ts';

const COOKIE = 'galleriaCart';

type Guest = ReturnType<typeof openGuest>;

/** Signs the guest in with the same browser. */
function copyCookies(buyer: Shopper, guest: Guest): void {
  buyer.browser.cookies = { ...guest.browser.cookies };
}

async function linesOf(app: TestApp, owner: string): Promise<[sku: number, quantity: number][]> {
  const { rows } = await app.database.queries.execute<{ sku_id: number; quantity: number }>(
    sql`select sku_id, quantity from cart_line where owner like ${`${owner}%`} order by sku_id`,
  );
  return rows.map((row) => [row.sku_id, row.quantity]);
}

describe('guest cart', () => {
  it('sets a cookie with the first line only, not for reading, refusals or removing', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1);
    const guest = openGuest(app);
    expect(await guest.count()).toBe(0);
    await guest.change(sku, 99);
    await guest.change(sku, -1);
    expect(guest.browser.cookies).toEqual({});
    const answer = await guest.browser.answer('POST', '/shopCart/changeItem', { skuId: sku, count: 2 });
    expect(answer.cookies).toMatchObject([
      { name: COOKIE, httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 24 * 60 * 60 },
    ]);
    expect(guest.browser.cookies[COOKIE]).toMatch(/^[\w-]{43}$/);
    await guest.change(sku, 1);
    expect(await guest.count()).toBe(3);
  });

  it('is stored under a hash of the cookie', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1);
    const guest = openGuest(app);
    await guest.change(sku, 2);
    const token = guest.browser.cookies[COOKIE] ?? '';
    const hash = createHash('sha256').update(token).digest('hex');
    expect(await linesOf(app, 'guest:')).toEqual([[sku, 2]]);
    expect(await linesOf(app, `guest:${hash}`)).toEqual([[sku, 2]]);
    const eve = openGuest(app);
    for (const cookie of [hash, '', 'x', `${token}x`, '%']) {
      eve.browser.cookies = { [COOKIE]: cookie };
      expect(await eve.count()).toBe(0);
    }
  });

  it('is shown only to its guest, the latest line first', async () => {
    const app = await openTestApp();
    const [first = 0, second = 0] = await skusOf(app, 2, 2);
    const [guest, eve, ada] = [openGuest(app), openGuest(app), await signIn(app)];
    await guest.change(first, 1);
    await guest.change(second, 2);
    const items = async ({ browser }: Pick<Guest, 'browser'>) => (await browser.call('GET', '/shopCart/items')).data;
    expect(await items(guest)).toMatchObject([
      { skuId: second, prodCount: 2, pic: expect.stringMatching(/^pictures\//), prodName: expect.stringMatching(/\S/) },
      { skuId: first, prodCount: 1 },
    ]);
    expect(await items(eve)).toEqual([]);
    copyCookies(ada, guest);
    expect(await items(ada)).toEqual([]);
  });

  it('changeGuestCartItem changes the own cart of a signed-in buyer', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1);
    const ada = await signIn(app);
    await ada.browser.call('POST', '/shopCart/changeItem', { skuId: sku, count: 2 });
    expect(ada.browser.cookies).toEqual({});
    expect((await ada.browser.call('GET', '/shopCart/prodCount')).data).toBe(2);
    expect(await ada.count()).toBe(2);
  });
});

describe('mergeCart', () => {
  it('moves the lines once, with the larger quantity for the same SKU', async () => {
    const app = await openTestApp();
    const [more = 0, fewer = 0, fresh = 0, own = 0] = await skusOf(app, 2, 4);
    const guest = openGuest(app);
    const ada = await signIn(app);
    for (const [sku, count] of [
      [more, 5],
      [fewer, 1],
      [fresh, 2],
    ] as const)
      await guest.change(sku, count);
    for (const [sku, count] of [
      [more, 2],
      [fewer, 3],
      [own, 1],
    ] as const)
      await ada.put(sku, count);
    copyCookies(ada, guest);
    expect(await ada.merge()).toEqual({ movedLines: 3, cartCount: 11 });
    expect(ada.browser.cookies).toEqual({});
    const merged = [
      [more, 5],
      [fewer, 3],
      [fresh, 2],
      [own, 1],
    ];
    expect(await linesOf(app, 'buyer:')).toEqual(merged.toSorted(([one = 0], [other = 0]) => one - other));
    expect(await linesOf(app, 'guest:')).toEqual([]);
    copyCookies(ada, guest);
    expect(await ada.merge()).toEqual({ movedLines: 0, cartCount: 11 });
  });

  it('moves nothing without a cookie', async () => {
    const app = await openTestApp();
    const ada = await signIn(app);
    expect(await ada.merge()).toEqual({ movedLines: 0, cartCount: 0 });
  });

  /** Two buyers with the same cookie merge at the same time. */
  async function mergeConcurrently(app: TestApp, calls: number) {
    const guest = openGuest(app);
    for (const sku of await skusOf(app, 2, 4)) await guest.change(sku, 2);
    const [ada, bob] = [await signIn(app), await signIn(app)];
    const answers = await Promise.all(
      Array.from({ length: calls }, (_, index) => {
        const who = index % 2 ? ada : bob;
        copyCookies(who, guest);
        return who.merge();
      }),
    );
    return {
      movedLines: answers.reduce((sum, { movedLines }) => sum + movedLines, 0),
      counts: [await ada.count(), await bob.count()].toSorted(),
    };
  }

  it('gives the lines to one of two buyers who merge the same guest cart concurrently', async () => {
    const app = await openTestApp();
    for (let round = 0; round < 5; round++) {
      expect(await mergeConcurrently(app, 10)).toEqual({ movedLines: 4, counts: [0, 8] });
    }
  });

  it('control: without locks both buyers get the lines', async () => {
    const app = await openTestApp();
    await removeAdvisoryLocks(app);
    const write = 'delete from cart_line_rows where id = old.id';
    await removeRowLocks(app, 'cart_line', { event: 'delete', count: 2, write });
    expect(await mergeConcurrently(app, 2)).toEqual({ movedLines: 8, counts: [8, 8] });
  });

  it('fills the cart up to the limit with the latest lines', async () => {
    const app = await openTestApp();
    const [oldest = 0, same = 0, latest = 0] = await skusOf(app, 2, 3);
    const guest = openGuest(app);
    const ada = await signIn(app);
    await ada.put(same, 1);
    for (const sku of [oldest, same, latest]) await guest.change(sku, 4);
    await app.database.queries.execute(sql`
      insert into cart_line (owner, sku_id, prod_id, quantity, added_price_cents)
      select ${`buyer:${ada.userId}`}, -n, 1, 1, 1 from generate_series(1, ${MAX_LINES - 2}) as n`);
    copyCookies(ada, guest);
    expect(await ada.merge()).toEqual({ movedLines: 2, cartCount: 8 });
    const lines = await linesOf(app, `buyer:${ada.userId}`);
    expect(lines).toHaveLength(MAX_LINES);
    expect(lines.filter(([sku]) => sku > 0)).toEqual(
      [
        [same, 4],
        [latest, 4],
      ].toSorted(),
    );
  });
});

describe('deleteOldGuestCarts', () => {
  it('deletes guest carts without a change for thirty days, and no others', async () => {
    const app = await openTestApp();
    const [first = 0, second = 0] = await skusOf(app, 2, 2);
    const [gone, back] = [openGuest(app), openGuest(app)];
    const ada = await signIn(app);
    await gone.change(first, 1);
    await back.change(first, 2);
    await ada.put(first, 3);
    await app.moveClock('29 days');
    await back.change(second, 4);
    await deleteOldGuestCarts(app.database.queries);
    expect(await linesOf(app, 'guest:')).toHaveLength(3);
    await app.moveClock('31 days');
    await deleteOldGuestCarts(app.database.queries);
    expect(await gone.count()).toBe(0);
    expect(await back.count()).toBe(6);
    expect(await linesOf(app, `buyer:${ada.userId}`)).toEqual([[first, 3]]);
  });

  it('deletes more carts than one batch', async () => {
    const app = await openTestApp();
    await app.database.queries.execute(sql`
      insert into cart_line (owner, sku_id, prod_id, quantity, added_price_cents, updated_at)
      select 'guest:' || n / 2, n, 1, 1, 1, mall_now() - interval '40 days' from generate_series(1, 2500) as n`);
    await deleteOldGuestCarts(app.database.queries);
    expect(await linesOf(app, 'guest:')).toEqual([]);
  });
});
