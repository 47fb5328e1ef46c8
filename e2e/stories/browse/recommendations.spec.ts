import type { Page } from '@playwright/test';
import { inDatabase } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { viewProducts } from '../../support/records/favourites.ts';
import { makeGoods } from '../../support/records/goods.ts';

const text = messages('en');
const HEADPHONES = { id: 2001, name: 'Halden Drift Noise-Cancelling Headphones' };

test('a product page shows recently viewed products, which are not in its HTML', async ({ page, visit }) => {
  await visit(`/detail?prodId=${HEADPHONES.id}`);
  await visit('/detail?prodId=2002');
  await showEnd(page);
  const viewed = page.getByRole('region', { name: text('home.recentlyViewed') });
  await expect(viewed.getByRole('link', { name: HEADPHONES.name })).toBeVisible();
  const html = await (await page.request.get('/detail?prodId=2002')).text();
  expect(html).not.toContain('recently-viewed');
});

test('the cart shows recently viewed products of the buyer', async ({ page, visit }) => {
  await registerByMail(page.request);
  await viewProducts(page.request, [HEADPHONES.id]);
  await visit('/cart');
  await showEnd(page);
  const viewed = page.getByRole('region', { name: text('home.recentlyViewed') });
  await expect(viewed.getByRole('link', { name: HEADPHONES.name })).toBeVisible();
  await expectNoAxeFindings(page);
});

test('a product page shows products that are often bought together, if there are any', async ({ page, visit }) => {
  const [lamp, kettle] = [await makeGoods(), await makeGoods()];
  const together = page.getByRole('region', { name: text('detail.together') });
  await inDatabase((client) =>
    client.query('insert into bought_together (product_id, other_id, buyers) values ($1, $2, 3)', [
      lamp.prodId,
      kettle.prodId,
    ]),
  );
  await visit(`/detail?prodId=${lamp.prodId}`);
  await expect(together.getByRole('link', { name: kettle.name })).toBeVisible();
  await expectNoAxeFindings(page);
  await visit(`/detail?prodId=${kettle.prodId}`);
  await expect(page.getByRole('heading', { level: 1, name: kettle.name })).toBeVisible();
  await expect(together).toHaveCount(0);
});

/** Scrolls to the end of the page, where the last sections are loaded. */
async function showEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}
