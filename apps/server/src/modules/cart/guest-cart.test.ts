import { createHash } from 'node:crypto';
import { LINES_AT_MOST } from '@galleria/domain/cart/cart-rules';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { forgetOldGuestCarts } from './guest-carts-db.ts';
import { comeIn, type Shopper, signIn, skusOf } from './testing/shoppers.ts';

const COOKIE = 'galleriaCart';

type Guest = ReturnType<typeof comeIn>;

/** The guest signs in: the same browser, with its cookie. */
function takeCookie(buyer: Shopper, guest: Guest): void {
  buyer.browser.cookies = { ...guest.browser.cookies };
}

async function linesOf(app: TestApp, owner: string): Promise<[sku: number, quantity: number][]> {
  const { rows } = await app.database.queries.execute<{ sku_id: number; quantity: number }>(
    sql`select sku_id, quantity from cart_line where owner like ${`${owner}%`} order by sku_id`,
  );
  return rows.map((row) => [row.sku_id, row.quantity]);
}

describe('a guest', () => {
  it('gets a cookie with the first thing, not for looking, not for a refusal, not for taking away', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1);
    const guest = comeIn(app);
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

  it('cannot be told from the database: it knows only a hash of the cookie', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1);
    const guest = comeIn(app);
    await guest.change(sku, 2);
    const token = guest.browser.cookies[COOKIE] ?? '';
    const hash = createHash('sha256').update(token).digest('hex');
    expect(await linesOf(app, 'guest:')).toEqual([[sku, 2]]);
    expect(await linesOf(app, `guest:${hash}`)).toEqual([[sku, 2]]);
    const eve = comeIn(app);
    for (const cookie of [hash, '', 'x', `${token}x`, '%']) {
      eve.browser.cookies = { [COOKIE]: cookie };
      expect(await eve.count()).toBe(0);
    }
  });

  it('who turns out to be signed in changes their own cart', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1);
    const ada = await signIn(app);
    await ada.browser.call('POST', '/shopCart/changeItem', { skuId: sku, count: 2 });
    expect(ada.browser.cookies).toEqual({});
    expect((await ada.browser.call('GET', '/shopCart/prodCount')).data).toBe(2);
    expect(await ada.count()).toBe(2);
  });
});

describe('signing in', () => {
  it('brings the lines along, the larger number of the same, once', async () => {
    const app = await openTestApp();
    const [more = 0, fewer = 0, fresh = 0, own = 0] = await skusOf(app, 2, 4);
    const guest = comeIn(app);
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
    takeCookie(ada, guest);
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
    takeCookie(ada, guest);
    expect(await ada.merge()).toEqual({ movedLines: 0, cartCount: 11 });
  });

  it('without a cookie brings nothing', async () => {
    const app = await openTestApp();
    const ada = await signIn(app);
    expect(await ada.merge()).toEqual({ movedLines: 0, cartCount: 0 });
  });

  it('ten times at once, by two people with the same cookie, gives the lines to one of them', async () => {
    const app = await openTestApp();
    const skus = await skusOf(app, 2, 4);
    for (let round = 0; round < 5; round++) {
      const guest = comeIn(app);
      for (const sku of skus) await guest.change(sku, 2);
      const [ada, bob] = [await signIn(app), await signIn(app)];
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => {
          const who = at % 2 ? ada : bob;
          takeCookie(who, guest);
          return who.merge();
        }),
      );
      expect(answers.reduce((sum, { movedLines }) => sum + movedLines, 0)).toBe(4);
      expect([await ada.count(), await bob.count()].toSorted()).toEqual([0, 8]);
    }
  });

  it('would double the lines if the guest’s were read first, by several at once, and added then', async () => {
    const app = await openTestApp();
    const [sku = 0] = await skusOf(app, 2, 1);
    const guest = comeIn(app);
    await guest.change(sku, 2);
    const everybody = Promise.withResolvers<void>();
    let reading = 0;
    const mergeNaively = () =>
      app.database.queries.transaction(async (queries) => {
        const { rows } = await queries.execute<{ quantity: number }>(
          sql`select quantity from cart_line where owner like 'guest:%'`,
        );
        reading += 1;
        if (reading === 4) everybody.resolve();
        await everybody.promise;
        await queries.execute(sql`
          insert into cart_line (owner, sku_id, prod_id, quantity, added_price_cents)
          values ('buyer:ada', ${sku}, 1, ${rows[0]?.quantity ?? 0}, 1)
          on conflict (owner, sku_id) do update set quantity = cart_line.quantity + excluded.quantity`);
        await queries.execute(sql`delete from cart_line where owner like 'guest:%'`);
      });
    await Promise.all(Array.from({ length: 4 }, mergeNaively));
    expect(await linesOf(app, 'buyer:ada')).toEqual([[sku, 8]]);
  });

  it('fills the cart up with the latest, no further', async () => {
    const app = await openTestApp();
    const [oldest = 0, same = 0, latest = 0] = await skusOf(app, 2, 3);
    const guest = comeIn(app);
    const ada = await signIn(app);
    await ada.put(same, 1);
    for (const sku of [oldest, same, latest]) await guest.change(sku, 4);
    await app.database.queries.execute(sql`
      insert into cart_line (owner, sku_id, prod_id, quantity, added_price_cents)
      select ${`buyer:${ada.userId}`}, -n, 1, 1, 1 from generate_series(1, ${LINES_AT_MOST - 2}) as n`);
    takeCookie(ada, guest);
    expect(await ada.merge()).toEqual({ movedLines: 2, cartCount: 8 });
    const lines = await linesOf(app, `buyer:${ada.userId}`);
    expect(lines).toHaveLength(LINES_AT_MOST);
    expect(lines.filter(([sku]) => sku > 0)).toEqual(
      [
        [same, 4],
        [latest, 4],
      ].toSorted(),
    );
  });
});

describe('a guest’s cart that nobody touches', () => {
  it('is forgotten after thirty days; a touched one is kept whole, and so is every buyer’s', async () => {
    const app = await openTestApp();
    const [first = 0, second = 0] = await skusOf(app, 2, 2);
    const [gone, back] = [comeIn(app), comeIn(app)];
    const ada = await signIn(app);
    await gone.change(first, 1);
    await back.change(first, 2);
    await ada.put(first, 3);
    await app.moveClock('29 days');
    await back.change(second, 4);
    await forgetOldGuestCarts(app.database.queries);
    expect(await linesOf(app, 'guest:')).toHaveLength(3);
    await app.moveClock('31 days');
    await forgetOldGuestCarts(app.database.queries);
    expect(await gone.count()).toBe(0);
    expect(await back.count()).toBe(6);
    expect(await linesOf(app, `buyer:${ada.userId}`)).toEqual([[first, 3]]);
  });

  it('is forgotten also when there are more than fit into one go', async () => {
    const app = await openTestApp();
    await app.database.queries.execute(sql`
      insert into cart_line (owner, sku_id, prod_id, quantity, added_price_cents, updated_at)
      select 'guest:' || n / 2, n, 1, 1, 1, mall_now() - interval '40 days' from generate_series(1, 2500) as n`);
    await forgetOldGuestCarts(app.database.queries);
    expect(await linesOf(app, 'guest:')).toEqual([]);
  });
});
