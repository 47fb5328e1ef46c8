import { rows } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { makeGoods } from '../support/goods.ts';
import { consoleWords } from '../support/messages.ts';
import { expectGoodAt, resize } from '../support/page-checks.ts';
import { chooseFirst } from '../support/parcels.ts';
import { signInSeller } from '../support/sellers.ts';

const say = consoleWords('en', 'merchant');

test('a seller answers a review that everybody then reads', async ({ page, visit }) => {
  const { prodId, name } = await makeGoods({ storeId: 2 });
  const review = `Warm light, loud hinge. ${name}`;
  await rows(`insert into review (product_id, store_id, nick_name, stars, content) values ($1, 2, 'Grace', 2, $2)`, [
    prodId,
    review,
  ]);
  await signInSeller(page.request);
  await visit(`/merchant/reviews?product=${prodId}`);
  await expect(
    page.getByRole('search').getByRole('button', { name: `${say('merchantReviews.product')}: ${name}` }),
  ).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: review });
  await expect(row).toContainText(say('merchantReviews.state.unanswered'));
  await row.getByRole('button', { name: say('merchantReviews.toAnswer') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(say('merchantReviews.yourAnswer')).fill('A drop of oil is on its way to you.');
  await drawer.getByRole('button', { name: say('merchantReviews.publish') }).click();
  await expect(row).toContainText('A drop of oil is on its way to you.');
  await row.getByRole('button', { name: say('merchantReviews.report') }).click();
  await chooseFirst(page, drawer.getByLabel(say('merchantReviews.reason')));
  await drawer.getByRole('button', { name: say('merchantReviews.sendReport') }).click();
  await expect(drawer).toBeHidden();
  await expect(row).toContainText(
    say('merchantReviews.reportedFor', { reason: say('merchantReviews.reason.offensive') }),
  );
  await expectGoodAt(page, 'desktop');
  await expectGoodAt(page, 'phone');
  await resize(page, 'desktop');

  await visit(`/detail?prodId=${prodId}`);
  await expect(page.getByText('A drop of oil is on its way to you.')).toBeVisible();
});
