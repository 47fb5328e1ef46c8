import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { queryRows } from '../../support/database.ts';
import { expect, expectAnnounced, test } from '../../support/fixtures.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { expectAccessibleAt, expectAccessibleOnDesktopAndPhone, resize } from '../../support/page-checks.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { saveAddress } from '../../support/records/buyer.ts';
import { markShipped, orderCard, payOrder, placeOrder } from '../../support/records/buyer-orders.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { signInSellerByApi } from '../../support/records/sellers.ts';

const text = messages('en');
const merchantText = consoleMessages('en', 'merchant');
const LIST = '/user-center/uc-order';
const PICTURE = fileURLToPath(new URL('../../../apps/storefront/app/ui/empty/order.webp', import.meta.url));

// A trace fetches the `blob:` URLs of previews, which the page's CSP forbids: the console error would fail the test.
test.use({ trace: 'off' });

/** A buyer with a received order. */
async function receiveOrder({ request }: Page) {
  await registerByMail(request);
  await saveAddress(request, 'Ada');
  const goods = await makeGoods();
  const number = await placeOrder(request, { skuId: goods.skuId });
  await payOrder(request, number);
  await markShipped(number);
  await request.put(`/api/p/myOrder/receipt/${number}`);
  return { ...goods, number };
}

test('a buyer reviews with a picture, the seller answers, the buyer adds to it, another one finds it useful', async ({
  page,
  visit,
}) => {
  test.slow();
  const { number, prodId, name } = await receiveOrder(page);
  await visit(LIST);
  await orderCard(page, number)
    .getByRole('link', { name: new RegExp(`^${text('orders.action.review')}`) })
    .click();
  const form = page.getByRole('form', { name: text('reviews.form.of', { name }) });
  await form.getByRole('button', { name: text('reviews.form.publish') }).click();
  await expect(form.getByText(text('reviews.form.starsMissing'))).toBeVisible();
  await expect(form.getByText(text('reviews.form.wordsMissing'))).toBeVisible();
  // The first invalid field has the focus: five stars by keyboard alone.
  await page.keyboard.press('Space');
  for (let star = 1; star < 5; star++) await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: text('reviews.form.star', { count: 5 }) })).toBeChecked();
  await form.getByLabel(text('reviews.form.words')).fill('Warm light, and it folds flat.');
  await expect(form.getByText(text('ui.lengthOf', { length: 30, limit: 150 }))).toBeVisible();
  await addPicture(form.page());
  await addPicture(form.page());
  await form.getByRole('button', { name: text('ui.pictures.remove', { position: 2 }) }).click();
  await expectAccessibleOnDesktopAndPhone(page);
  await form.getByRole('button', { name: text('reviews.form.publish') }).click();
  await expectAnnounced(page, text('reviews.write.thanks'));
  await expect(page.getByText(text('reviews.write.done'))).toBeVisible();
  expect(await queryRows('select status from mall_order where number = $1', [number])).toEqual([{ status: 5 }]);

  await signInSellerByApi(page.request);
  await visit(`/merchant/reviews?product=${prodId}`);
  await answer(page, 'merchantReviews.toAnswer', 'Thank you for the picture.');

  await visit(LIST);
  await orderCard(page, number)
    .getByRole('link', { name: new RegExp(`^${text('orders.action.addToReview')}`) })
    .click();
  await expect(page.getByText('Thank you for the picture.')).toBeVisible();
  await page.getByText(text('reviews.append.add')).click();
  await page.getByLabel(text('reviews.append.words')).fill('A month later it is still my favourite.');
  await page.getByRole('button', { name: text('reviews.append.publish') }).click();
  await expectAnnounced(page, text('reviews.append.done'));
  await expect(page.getByText(text('reviews.append.later'))).toBeVisible();
  await expectAccessibleOnDesktopAndPhone(page);
  await visit(`/merchant/reviews?product=${prodId}`);
  await answer(page, 'merchantReviews.answerAppend', 'That is lovely to hear.');
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');

  await registerByMail(page.request);
  await visit(`/detail?prodId=${prodId}`);
  for (const content of ['Warm light, and it folds flat.', 'A month later', 'That is lovely to hear.']) {
    await expect(page.getByText(content)).toBeVisible();
  }
  await page.getByRole('link', { name: text('detail.reviewPicture', { position: 1, name: 'Ada' }) }).click();
  const lightbox = page.getByRole('dialog', { name: text('detail.pictures', { name: 'Ada' }) });
  await expect(lightbox.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  const useful = page.getByRole('button', { name: text('reviews.card.usefulOf', { name: 'Ada' }) });
  await useful.click();
  await expect(useful).toContainText(text('reviews.card.usefulCount', { count: 1 }));
  await page.getByRole('button', { name: text('reviews.card.reportOf', { name: 'Ada' }) }).click();
  await page.getByLabel(text('reviews.report.reason')).selectOption('unrelated');
  await expectAccessibleAt(page, 'phone');
  await page.getByRole('button', { name: text('reviews.report.send') }).click();
  await expectAnnounced(page, text('reviews.report.sent'));
  await page.reload();
  await expect(useful).toHaveAttribute('aria-pressed', 'true');
  expect(
    await queryRows(
      `select useful_count, (select count(*)::int from review_flag where review_id = review.id) as flags,
      (select review_count from product where id = product_id) as counted from review where product_id = $1`,
      [prodId],
    ),
  ).toEqual([{ useful_count: 1, flags: 1, counted: 1 }]);
});

test('a review is written without scripts, and a text of spaces is refused', async ({ browser, baseURL, page }) => {
  const { number, name } = await receiveOrder(page);
  const context = await browser.newContext({
    ...{ baseURL, javaScriptEnabled: false, storageState: await page.context().storageState() },
  });
  const plain = await context.newPage();
  await plain.goto(`/write-comments?orderNumber=${number}`);
  const form = plain.getByRole('form', { name: text('reviews.form.of', { name }) });
  await form.getByRole('radio', { name: text('reviews.form.star', { count: 4 }) }).check({ force: true });
  await form.getByLabel(text('reviews.form.words')).fill('   ');
  await form.getByRole('button', { name: text('reviews.form.publish') }).click();
  await expect(form.getByText(text('reviews.form.wordsMissing'))).toBeVisible();
  await expect(form.getByRole('radio', { name: text('reviews.form.star', { count: 4 }) })).toBeChecked();
  await form.getByLabel(text('reviews.form.words')).fill('Good.');
  await form.getByRole('button', { name: text('reviews.form.publish') }).click();
  await expect(plain.getByText(text('reviews.write.done'))).toBeVisible();
  await plain.goto('/user-center/uc-comments?commStatus=1');
  await expect(plain.getByText('Good.')).toBeVisible();
  await context.close();
});

async function addPicture(page: Page): Promise<void> {
  const before = await page.getByRole('button', { name: /Remove picture/ }).count();
  const choosing = page.waitForEvent('filechooser');
  // Each line of the order has a form with such a button.
  await page
    .getByRole('button', { name: text('ui.pictures.add') })
    .first()
    .click();
  await (await choosing).setFiles(PICTURE);
  await expect(page.getByRole('button', { name: /Remove picture/ })).toHaveCount(before + 1);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

async function answer(
  page: Page,
  act: 'merchantReviews.toAnswer' | 'merchantReviews.answerAppend',
  reply: string,
): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: 'Warm light' });
  await row
    .getByRole('button', { name: merchantText('merchantReviews.actOf', { act: merchantText(act), name: 'Ada' }) })
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(merchantText('merchantReviews.yourAnswer')).fill(reply);
  await drawer.getByRole('button', { name: merchantText('merchantReviews.publish') }).click();
  await expect(row).toContainText(reply);
}
