import type { Page } from '@playwright/test';
import { queryRows } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { consoleMessages } from '../../support/messages.ts';
import { expectAccessibleAt, resize } from '../../support/page-checks.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { chooseFirst } from '../../support/records/parcels.ts';
import { signInSellerByApi } from '../../support/records/sellers.ts';
import { openPlatform } from '../../support/records/staff.ts';

const merchantText = consoleMessages('en', 'merchant');
const platformText = consoleMessages('en', 'platform');
const REASON = 'Looked at by two of us.';

test('a seller answers a review that everybody then reads; the mall hides it and shows it again', async ({
  page,
  visit,
}) => {
  test.slow();
  const { prodId, name } = await makeGoods({ storeId: 2 });
  const review = `Warm light, loud hinge. ${name}`;
  await queryRows(
    `insert into review (product_id, store_id, nick_name, stars, content) values ($1, 2, 'Grace', 2, $2)`,
    [prodId, review],
  );
  await queryRows('update product set review_count = 1, rating_sum = 2 where id = $1', [prodId]);
  await signInSellerByApi(page.request);
  await visit(`/merchant/reviews?product=${prodId}`);
  await expect(
    page.getByRole('search').getByRole('button', { name: `${merchantText('merchantReviews.product')}: ${name}` }),
  ).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: review });
  await expect(row).toContainText(merchantText('merchantReviews.state.unanswered'));
  await row.getByRole('button', { name: merchantText('merchantReviews.toAnswer') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(merchantText('merchantReviews.yourAnswer')).fill('A drop of oil is on its way to you.');
  await drawer.getByRole('button', { name: merchantText('merchantReviews.publish') }).click();
  await expect(row).toContainText('A drop of oil is on its way to you.');
  await row.getByRole('button', { name: merchantText('merchantReviews.report') }).click();
  await chooseFirst(page, drawer.getByLabel(merchantText('merchantReviews.reason')));
  await drawer.getByRole('button', { name: merchantText('merchantReviews.sendReport') }).click();
  await expect(drawer).toBeHidden();
  await expect(row).toContainText(
    merchantText('merchantReviews.reportedFor', { reason: merchantText('merchantReviews.reason.offensive') }),
  );
  await expectAccessibleAt(page, 'desktop');
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');

  await visit(`/detail?prodId=${prodId}`);
  await expect(page.getByText('A drop of oil is on its way to you.')).toBeVisible();

  const counted = () =>
    queryRows('select review_count as count, rating_sum as stars from product where id = $1', [prodId]);
  await openPlatform(page, visit, '/reviews?store=2');
  await decide(page, 'hide', review);
  await expect(page.getByRole('row').filter({ hasText: review })).toBeHidden();
  expect(await counted()).toEqual([{ count: 0, stars: 0 }]);
  await page.getByRole('link', { name: platformText('platformCatalogue.allReviews') }).click();
  await expect(page.getByRole('heading', { name: platformText('platformCatalogue.allReviews') })).toBeVisible();
  await page.goto(`/platform/reviews/all?product=${prodId}&state=hidden`);
  await expect(page.getByRole('row').filter({ hasText: review })).toContainText(REASON);
  await expectAccessibleAt(page, 'desktop');
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');
  await decide(page, 'showAgain', review);
  await expect(page.getByText(platformText('console.list.nothingFound'))).toBeVisible();
  expect(await counted()).toEqual([{ count: 1, stars: 2 }]);
  await visit(`/detail?prodId=${prodId}`);
  await expect(page.getByText(review)).toBeVisible();
});

/** Hides Grace's review in the platform console, or shows it again, with a reason. */
async function decide(page: Page, act: 'hide' | 'showAgain', review: string): Promise<void> {
  const name = `${platformText(`platformCatalogue.${act}`)}: Grace`;
  await page.getByRole('row').filter({ hasText: review }).getByRole('button', { name }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(platformText('platformCatalogue.reason')).fill(REASON);
  await drawer.getByRole('button', { name: platformText(`platformCatalogue.${act}`), exact: true }).click();
  await expect(drawer).toBeHidden();
}
