import type { Page } from '@playwright/test';
import { jsonLdIn } from '../../support/crawler-view.ts';
import { test as base, expect } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { addFavourites, followStores, viewProducts } from '../../support/records/favourites.ts';
import { closeHostileStore, type HostileStore, openHostileStore } from '../../support/records/stores.ts';

const text = messages('en');

interface Attack {
  hostile: HostileStore;
  /** Stored text that ran as a script, or that only the content security policy stopped. */
  damage: string[];
}

const test = base.extend<Attack>({
  hostile: async ({ baseURL }, use) => {
    const store = await openHostileStore();
    await expect
      .poll(async () => {
        const answer = await fetch(`${baseURL}/api/search/page?keyword=${store.word}`);
        return (await answer.json()).data?.total;
      })
      .toBe(1);
    await use(store);
    await closeHostileStore(store);
  },
  damage: async ({ page }, use) => {
    const damage: string[] = [];
    await page.exposeFunction('ran', (field: string) => damage.push(`ran: ${field}`));
    await page.exposeFunction('refused', (what: string) => damage.push(`refused by the browser alone: ${what}`));
    await page.addInitScript(() => {
      const { refused } = window as unknown as { refused: (what: string) => void };
      addEventListener('securitypolicyviolation', (event) => {
        refused(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    page.on('dialog', (dialog) => damage.push(`dialog: ${dialog.message()}`));
    page.on('pageerror', (problem) => damage.push(`exception: ${problem.message}`));
    await use(damage);
    expect(damage).toEqual([]);
  },
});

/** Once with the content security policy, and once without it: the pages must be safe by themselves. */
for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'without a content security policy' : 'with the content security policy', () => {
    test.use({ bypassCSP });
    test.slow();

    test('lists, searches and the pages of a store show texts as texts', async ({ page, hostile, damage: _ }) => {
      const { storeId, shelfId, brandId, word, hostileText } = hostile;
      const shop = `sid=${storeId}`;
      await open(page, `/list?pn=${word}`);
      await expectText(page, hostileText('product'));
      await expectText(page, hostileText('brand'));
      await expectText(page, hostileText('store'));
      await open(page, `/list?bid=${brandId}&${new URLSearchParams({ bName: hostileText('brand') })}`);
      await expectText(page, hostileText('product'));
      const typed = `</script><img src=/nothing onerror="ran(9)">`;
      await open(page, `/list?${new URLSearchParams({ pn: typed })}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(typed);
      await open(page, `/shop-index?${shop}`);
      for (const field of ['store', 'intro', 'shelf', 'product']) await expectText(page, hostileText(field));
      await open(page, `/shop-index?${shop}&pn=${word}`);
      await expectText(page, hostileText('product'));
      await open(page, `/shop-prod-list?${shop}&cid=${shelfId}`);
      await expectText(page, hostileText('shelf'));
      await open(page, `/shop-list?shopName=${word}`);
      for (const field of ['store', 'intro']) await expectText(page, hostileText(field));
      await open(page, `/shop-qualifications?${shop}`);
      for (const field of ['company', 'licence', 'companyAddress', 'person', 'capital', 'term', 'scope']) {
        await expectText(page, hostileText(field));
      }
    });

    test('a product and its reviews show texts as texts', async ({ page, hostile, damage: _ }) => {
      const { productId, word, hostileText } = hostile;
      await open(page, `/detail?prodId=${productId}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostileText('product'));
      await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(hostileText('product').slice(0, 40))}`));
      const shown = ['brief', 'option', 'value0', 'parameter', 'value', 'store', 'nick', 'sku', 'content', 'reply'];
      for (const field of shown) await expectText(page, hostileText(field));
      await expect(page.getByText(`${word} described`)).toBeVisible();
      await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0);
    });

    test('favourites, history and search suggestions show texts as texts', async ({ page, hostile, damage: _ }) => {
      const { productId, storeId, word, hostileText } = hostile;
      await registerByMail(page.request);
      await addFavourites(page.request, [productId]);
      await followStores(page.request, [storeId]);
      await viewProducts(page.request, [productId]);
      await open(page, '/user-center/uc-collection');
      for (const field of ['product', 'store']) await expectText(page, hostileText(field));
      await open(page, '/user-center/uc-collection?tab=stores');
      for (const field of ['store', 'intro']) await expectText(page, hostileText(field));
      await open(page, '/user-center/uc-footprint');
      await expectText(page, hostileText('product'));
      await open(page, '/');
      await page
        .getByRole('searchbox', { name: text('shell.searchGoodsHint') })
        .first()
        .fill(word.slice(0, 7));
      await expect(page.getByRole('listbox').getByRole('option').filter({ hasText: word }).first()).toBeVisible();
    });
  });
}

test('structured data stays valid and holds the exact names', async ({ request, hostile }) => {
  const { productId, storeId, hostileText } = hostile;
  const product = jsonLdIn(await (await request.get(`/detail?prodId=${productId}`)).text());
  expect(product).toContainEqual(
    expect.objectContaining({
      '@type': 'Product',
      name: hostileText('product'),
      brand: { '@type': 'Brand', name: hostileText('brand') },
    }),
  );
  const store = jsonLdIn(await (await request.get(`/shop-index?sid=${storeId}`)).text());
  expect(store).toContainEqual(
    expect.objectContaining({ '@type': 'OnlineStore', name: hostileText('store'), description: hostileText('intro') }),
  );
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  // Parts that hydrate with the first interaction are checked too.
  await page.mouse.move(200, 200);
  await page.mouse.move(300, 300);
  await expect(page.locator('[onerror], [onload], iframe')).toHaveCount(0);
}

async function expectText(page: Page, expected: string): Promise<void> {
  await expect(page.getByText(expected).first()).toBeAttached();
}
