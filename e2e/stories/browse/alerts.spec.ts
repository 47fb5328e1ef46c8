import type { Page } from '@playwright/test';
import { announce, inDatabase } from '../../support/database.ts';
import { expect, expectAnnounced, test } from '../../support/fixtures.ts';
import { latestMessageTo } from '../../support/mailbox.ts';
import { messages } from '../../support/messages.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';
import { signInByForm } from '../../support/pages/account-pages.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { addFavourites } from '../../support/records/favourites.ts';
import { type Goods, makeGoods } from '../../support/records/goods.ts';
import { changePrice, setStock } from '../../support/records/products.ts';

const text = messages('en');
const ALERTS = '/user-center/uc-collection?tab=alerts';

test('a guest sets a stock alert, signs in on the spot, and gets one mail', async ({ page, visit, request }) => {
  const person = await registerByMail(request);
  const lamp = await makeGoods({ stock: 0 });
  await visit(`/detail?prodId=${lamp.prodId}`);
  await page.getByRole('button', { name: text('favourites.alert.stock') }).click();
  const popup = page.getByRole('dialog', { name: text('shell.signIn') });
  await expect(popup).toContainText(text('accounts.login.why.alert'));
  await signInByForm(popup, person);
  await expect(popup).toHaveCount(0);
  await expectAnnounced(page, text('favourites.alert.stockSet'));
  await expectNoAxeFindings(page);

  await visit(ALERTS);
  await expect(tileOf(page, lamp)).toContainText(text('favourites.alert.whenBack'));
  await setStock(lamp, 3);
  await publish('stock.changed', lamp);
  // The first mail is about a sign-in on a new device.
  const mail = await latestMessageTo(person.mail, 2);
  expect(mail.text).toContain(`/detail?prodId=${lamp.prodId}&sku=${lamp.skuId}`);
  expect(mail.text).toContain(ALERTS);
  await visit(ALERTS);
  await expect(tileOf(page, lamp)).not.toContainText(text('favourites.alert.whenBack'));
});

test('a price alert of a favourite is switched on, and can be cancelled', async ({ page, visit }) => {
  const { mail } = await registerByMail(page.request);
  const [lamp, other] = [await makeGoods({ priceCents: 5000 }), await makeGoods({ priceCents: 6000 })];
  await addFavourites(page.request, [other.prodId, lamp.prodId]);
  await visit('/user-center/uc-collection');
  for (const { name } of [lamp, other]) {
    const alertButton = page.getByRole('button', { name: `${text('favourites.alert.price')} ${name}` });
    await alertButton.click();
    await expect(alertButton).toHaveAttribute('aria-pressed', 'true');
  }
  await visit(`/detail?prodId=${other.prodId}`);
  await page.getByRole('button', { name: text('favourites.alert.priceOn') }).click();
  await expectAnnounced(page, text('favourites.alert.removed'));
  await visit(ALERTS);
  await expect(page.locator('main article:visible')).toHaveCount(1);
  await expectNoAxeFindings(page);
  await changePrice(lamp, 4500);
  await changePrice(other, 4500);
  await publish('product.changed', lamp);
  await publish('product.changed', other);
  expect((await latestMessageTo(mail)).subject).toContain(lamp.name);
  await visit(ALERTS);
  await page.getByRole('button', { name: text('favourites.alert.cancelNamed', { name: lamp.name }) }).click();
  await expect(page.getByText(text('favourites.alert.empty'))).toBeVisible();
});

function tileOf(page: Page, { name }: Goods) {
  return page.locator('main article:visible').filter({ hasText: name });
}

/** Announces an event, as the module that changes the product does. */
function publish(event: string, { prodId }: Goods): Promise<void> {
  return inDatabase((client) => announce(client, event, { productIds: [prodId] }));
}
