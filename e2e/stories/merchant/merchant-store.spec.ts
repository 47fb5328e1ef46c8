import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleScreens } from '../../support/console-screens.ts';
import { queryRows } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { latestMessageTo } from '../../support/mailbox.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { moneyInSentence } from '../../support/money.ts';
import { putIntoCart, shownAmounts } from '../../support/pages/checkout-pages.ts';
import { registerWithAddress } from '../../support/records/buyer.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { inviteClerk, PASSWORD, signInSellerByApi, signInSellerByForm } from '../../support/records/sellers.ts';
import { openStore } from '../../support/records/stores.ts';

const merchantText = consoleMessages('en', 'merchant');
const text = messages('en');

/** Creates a store, since pausing a shared one would disturb other tests; returns its owner's mail address. */
async function openOwnStore(request: APIRequestContext) {
  const storeId = await openStore();
  const mail = await inviteClerk(request);
  await queryRows(
    'update store_member set store_id = $1, role_id = 1 where seller_id = (select id from seller where mail = $2)',
    [storeId, mail],
  );
  return { storeId, mail };
}

test('a seller renames the store, sets what sending costs, pauses the store and opens it again', async ({
  page,
  visit,
}) => {
  test.slow();
  const { storeId, mail } = await openOwnStore(page.request);
  const name = `Lamp ${Date.now() % 1_000_000}`;
  await visit('/merchant/store');
  await signInSellerByForm(page, mail, PASSWORD);
  await page.getByLabel(merchantText('merchantStore.name')).fill(name);
  await page.getByRole('group').getByRole('button', { name: '简体中文' }).click();
  await page.getByLabel(merchantText('merchantStore.name')).fill(`灯 ${name}`);
  await page.getByRole('button', { name: merchantText('console.save') }).click();
  await expect(page.getByText(merchantText('merchantStore.saved'))).toBeVisible();
  await visit(`/shop-index?sid=${storeId}`, 'zh_CN');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`灯 ${name}`);

  await visit('/merchant/store/shipping');
  await page.getByRole('button', { name: merchantText('merchantStore.addTemplate') }).click();
  await saveTemplate(page, 'Letter', '7');
  await registerWithAddress(page.request);
  const goods = await makeGoods({ storeId });
  await putIntoCart(page.request, goods);
  await visit('/submit-order');
  expect(await shippingShown(page)).toBe(moneyInSentence(700));
  await visit('/merchant/store/shipping');
  await page.getByRole('button', { name: merchantText('console.editOf', { name: 'Letter' }) }).click();
  await saveTemplate(page, 'Letter', '9');
  await visit('/submit-order');
  expect(await shippingShown(page)).toBe(moneyInSentence(900));

  await visit('/merchant/store');
  await page.getByRole('button', { name: merchantText('merchantStore.pause') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: merchantText('merchantStore.pause') })
    .click();
  await expect(page.getByText(merchantText('merchantStore.stateText.paused'))).toBeVisible();
  const closed = await page.request.get(`/shop-index?sid=${storeId}`, { headers: { cookie: 'lang=en' } });
  expect(closed.status()).toBe(403);
  expect(await closed.text()).toContain(text('stores.closed.paused'));
  await visit('/cart');
  const unavailable = page.getByRole('region', { name: text('cart.page.goneTitle') });
  await expect(unavailable.getByRole('listitem').filter({ hasText: goods.name })).toContainText(
    text('cart.page.gone.storeClosed'),
  );
  // The first message was the invitation.
  expect((await latestMessageTo(mail, 2)).text).toContain(name);
  await visit('/merchant/store');
  await page.getByRole('button', { name: merchantText('merchantStore.open'), exact: true }).click();
  await expect(page.getByText(merchantText('merchantStore.stateText.open'))).toBeVisible();
  await visit(`/shop-index?sid=${storeId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

async function saveTemplate(page: Page, name: string, fee: string): Promise<void> {
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(merchantText('merchantStore.templateName'), { exact: true }).fill(name);
  await drawer.getByLabel(merchantText('merchantStore.firstFee')).fill(fee);
  await expect(drawer.locator('output')).toContainText(fee);
  await drawer.getByRole('button', { name: merchantText('console.save') }).click();
  await expect(drawer).toBeHidden();
}

async function shippingShown(page: Page): Promise<string | undefined> {
  const amounts = await shownAmounts(page);
  return amounts.find(([label]) => label === text('checkout.amounts.shipping'))?.[1];
}

test('shelves are sorted with the keyboard, and the settings fit at every width', async ({ page, visit }) => {
  test.slow();
  await signInSellerByApi(page.request);
  await visit('/merchant/store/shelves');
  const shelves = page.getByRole('list', { name: merchantText('merchantStore.shelves') }).getByRole('listitem');
  await expect(shelves.first()).toBeVisible();
  // Moves the last shelves, since other stories use the first ones.
  const names = await shelves.allTextContents();
  const last = names.at(-1) ?? '';
  const saved = () => page.waitForResponse((response) => response.url().includes('/m/shelf/order') && response.ok());
  for (const [key, place] of [
    ['ArrowUp', names.length - 2],
    ['ArrowDown', names.length - 1],
  ] as const) {
    const isSaved = saved();
    await shelves.filter({ hasText: last }).getByRole('button').first().press(key);
    await expect(shelves.nth(place)).toHaveText(last);
    await isSaved;
  }
  const screens = ['', '/papers', '/notices', '/shelves', '/shipping', '/pickup', '/returns'];
  await expectAccessibleScreens(page, 'merchant', [...screens.map((screen) => `store${screen}`), 'quick-answers']);
});
