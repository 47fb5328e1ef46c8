import type { cartDiscount } from '@galleria/contract/cart/cart';
import type { OutputOf } from '@galleria/contract/operation';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { countStatements, openGuest, signIn, skusOf } from './testing/shoppers.ts';
import type { TestBrowser } from './testing/test-browser.ts';

/** With one discount of store 2: 3.00 off from 20.00, 10.00 off from 50.00. Every SKU costs 10.00. */
async function openMall() {
  const app = await openTestApp();
  const skus = await skusOf(app, 2, 2);
  const elsewhere = await skusOf(app, 3, 1);
  await app.database.queries.execute(sql`delete from store_discount`);
  await app.database.queries.execute(sql`
    insert into store_discount (id, store_id, name, kind, steps, starts_at, ends_at) values
    (901, 2, '{"en": "Autumn"}', 'spend', '[{"from": 2000, "off": 300}, {"from": 5000, "off": 1000}]',
      mall_now() - interval '1 day', mall_now() + interval '1 day'),
    (902, 2, '{"en": "Winter"}', 'spend', '[{"from": 2000, "off": 300}]',
      mall_now() + interval '1 day', mall_now() + interval '2 days')`);
  await app.database.queries.execute(sql`update sku set price_cents = 1000, old_price_cents = 1000`);
  const ask = async (browser: TestBrowser, discountId = 901) =>
    browser.call('GET', `/shopCart/discount?discountId=${discountId}`);
  const progress = async (browser: TestBrowser) => {
    const { pieces, reached, next } = (await ask(browser)).data as OutputOf<typeof cartDiscount>;
    return { pieces, reached: reached?.from, missing: next?.missing };
  };
  return { app, skus, elsewhere, ask, progress };
}

describe('cartDiscount', () => {
  it('returns how much the selected lines of a buyer lack to the next step', async () => {
    const { app, skus, elsewhere, progress } = await openMall();
    const [first = 0, second = 0] = skus;
    const ada = await signIn(app);
    expect(await progress(ada.browser)).toEqual({ pieces: 0, reached: undefined, missing: 20 });
    await ada.put(first, 3);
    await ada.put(elsewhere[0] ?? 0, 5);
    expect(await progress(ada.browser)).toEqual({ pieces: 3, reached: 20, missing: 20 });
    const { basketId } = await ada.put(second, 2);
    expect(await progress(ada.browser)).toEqual({ pieces: 5, reached: 50, missing: undefined });
    await ada.check([basketId], 0);
    expect(await progress(ada.browser)).toEqual({ pieces: 3, reached: 20, missing: 20 });
  });

  it('reads the cart of a guest, and runs no SQL statement for a visitor without a cart', async () => {
    const { app, skus, progress } = await openMall();
    const guest = openGuest(app);
    await guest.change(skus[0] ?? 0, 1);
    expect(await progress(guest.browser)).toEqual({ pieces: 1, reached: undefined, missing: 10 });
    const stranger = openGuest(app);
    expect(await progress(stranger.browser)).toEqual({ pieces: 0, reached: undefined, missing: 20 });
    expect(await countStatements(app, () => progress(stranger.browser))).toBe(0);
    expect(stranger.browser.cookies).toEqual({});
  });

  it('refuses a discount that is not running', async () => {
    const { app, ask } = await openMall();
    const { browser } = openGuest(app);
    for (const discountId of [902, 999_999]) {
      expect(await ask(browser, discountId)).toMatchObject({ success: false, reason: 'discount.notFound' });
    }
  });
});
