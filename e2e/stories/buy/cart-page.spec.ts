import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { money } from '../../support/money.ts';
import { registerByMail } from '../../support/pages/register.ts';
import {
  checkboxOf,
  checkoutLink,
  expectCartLines,
  lineOf,
  putInCart,
  quantityOf,
  selectedCents,
  totalRow,
} from '../../support/records/cart.ts';
import { makeGoods, makeTwoColours } from '../../support/records/goods.ts';

const text = messages('en');
const AUDIO = 'Northwind Audio';

test('quantities change with the buttons and the field, and the total follows', async ({ page, visit }) => {
  const { mail } = await registerByMail(page.request);
  const lamp = await makeGoods({ priceCents: 1999, stock: 6 });
  const { skuId } = lamp;
  await putInCart(page.request, [{ skuId, count: 2 }]);
  await visit('/cart');
  const quantity = quantityOf(page, lamp.name);
  await expect(quantity).toHaveValue('2');
  await expect(totalRow(page)).toContainText(money(2 * 1999));
  const more = page.getByRole('button', { name: text('cart.page.oneMore', { name: lamp.name }) });
  // Clicks faster than the server responds: none is lost.
  await more.click();
  await more.click();
  await more.click();
  await expect(quantity).toHaveValue('5');
  await expectCartLines(mail, [{ skuId, quantity: 5, isChecked: true }]);
  await expect(totalRow(page)).toContainText(money(await selectedCents(mail)));
  await page.getByRole('button', { name: text('cart.page.oneLess', { name: lamp.name }) }).click();
  await expect(quantity).toHaveValue('4');
  // A quantity above the stock becomes the stock.
  await quantity.fill('40');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('6');
  await expect(more).toBeDisabled();
  await expectCartLines(mail, [{ skuId, quantity: 6, isChecked: true }]);
  await expect(totalRow(page)).toContainText(money(6 * 1999));
  await expect(lineOf(page, lamp.name)).toContainText(text('cart.page.few', { count: 6 }));
});

test('a line, a store or everything is selected, and only that is counted', async ({ page, visit }) => {
  const { mail } = await registerByMail(page.request);
  const [lamp, torch] = [await makeGoods({ priceCents: 1000 }), await makeGoods({ priceCents: 300 })];
  const bag = await makeGoods({ priceCents: 4500, storeId: 3 });
  const skuIds = [lamp, torch, bag].map((goods) => goods.skuId);
  await putInCart(
    page.request,
    skuIds.map((skuId) => ({ skuId })),
  );
  await visit('/cart');
  const all = page.getByRole('checkbox', { name: text('cart.page.selectAll') });
  const store = page.getByRole('checkbox', { name: text('cart.page.selectStore', { store: AUDIO }) });
  const expectChecked = (...checked: boolean[]) =>
    expectCartLines(
      mail,
      skuIds.map((skuId, index) => ({ skuId, quantity: 1, isChecked: checked[index] ?? false })),
    );
  await expect(all).toBeChecked();
  await expect(totalRow(page)).toContainText(money(5800));

  await checkboxOf(page, lamp.name).click();
  await expect(checkboxOf(page, lamp.name)).not.toBeChecked();
  await expect(store).toHaveAttribute('aria-checked', 'mixed');
  await expect(all).toHaveAttribute('aria-checked', 'mixed');
  await expect(totalRow(page)).toContainText(money(4800));
  await expectChecked(false, true, true);

  await store.click();
  await expect(all).toBeChecked();
  await expect(totalRow(page)).toContainText(money(5800));
  await store.click();
  await expect(totalRow(page)).toContainText(money(4500));
  await expectChecked(false, false, true);
  await expect(checkoutLink(page, 1)).toHaveAttribute('href', '/submit-order');

  await all.click();
  await all.click();
  await expect(totalRow(page)).toContainText(money(0));
  await expect(page.getByText(text('cart.page.chooseOne')).first()).toBeVisible();
  await expect(page.getByRole('link', { name: text('cart.page.settle', { count: 0 }) })).toHaveCount(0);
  await expectChecked(false, false, false);
});

test('another SKU can be chosen in the cart', async ({ page, visit }) => {
  const { mail } = await registerByMail(page.request);
  const lamp = await makeTwoColours();
  const { skuId, otherSkuId } = lamp;
  await putInCart(page.request, [{ skuId, count: 3 }]);
  await visit('/cart');
  await changeOption(page, lamp.name, 1);
  await expectCartLines(mail, [{ skuId: otherSkuId, quantity: 3, isChecked: true }]);
  await expect(quantityOf(page, lamp.name)).toHaveValue('3');
  // Changing to a SKU that already has a line merges both lines.
  await putInCart(page.request, [{ skuId, count: 2 }]);
  await visit('/cart');
  await expect(lineOf(page, lamp.name)).toHaveCount(2);
  await changeOption(page, lamp.name, 1);
  await expect(lineOf(page, lamp.name)).toHaveCount(1);
  await expectCartLines(mail, [{ skuId: otherSkuId, quantity: 5, isChecked: true }]);
});

test('a removed line can be restored; a line can be moved to the favourites', async ({ page, visit }) => {
  const { mail } = await registerByMail(page.request);
  const [lamp, torch] = [await makeGoods(), await makeGoods()];
  const [lampId, torchId] = [lamp.skuId, torch.skuId];
  await putInCart(page.request, [{ skuId: lampId, count: 2 }, { skuId: torchId }]);
  await visit('/cart');
  await checkboxOf(page, lamp.name).click();
  await lineOf(page, lamp.name)
    .getByRole('button', { name: text('cart.page.remove') })
    .click();
  await expect(lineOf(page, lamp.name)).toHaveCount(0);
  await expect(page.getByText(text('cart.page.removed', { count: 1 }))).toBeVisible();
  await expectCartLines(mail, [{ skuId: torchId, quantity: 1, isChecked: true }]);
  // Two clicks before the page re-renders undo only once.
  await page.getByRole('button', { name: text('cart.page.undo') }).evaluate((undo: HTMLElement) => {
    undo.click();
    undo.click();
  });
  await expect(page.getByText(text('cart.page.restored'))).toBeVisible();
  await expect(quantityOf(page, lamp.name)).toHaveValue('2');
  await expectCartLines(mail, [
    { skuId: lampId, quantity: 2, isChecked: false },
    { skuId: torchId, quantity: 1, isChecked: true },
  ]);

  await lineOf(page, torch.name)
    .getByRole('button', { name: text('cart.page.favour') })
    .click();
  await expect(page.getByText(text('cart.page.favoured', { count: 1 }))).toBeVisible();
  await expect(lineOf(page, torch.name)).toHaveCount(0);
  await visit('/user-center/uc-collection');
  await expect(page.locator('main article').filter({ hasText: torch.name })).toBeVisible();

  await visit('/cart');
  await page.getByRole('checkbox', { name: text('cart.page.selectAll') }).click();
  await page.getByRole('button', { name: text('cart.page.removeSelected') }).click();
  await expect(page.getByText(text('cart.page.empty'))).toBeVisible();
  await expectCartLines(mail, []);
});

test('a store’s discount is shown with what is missing for the next step', async ({ page, visit }) => {
  await registerByMail(page.request);
  // Galleria Select takes 5 off from 60, 15 from 120, 40 from 240.
  const lamp = await makeGoods({ priceCents: 4000, storeId: 1 });
  await putInCart(page.request, [{ skuId: lamp.skuId }]);
  await visit('/cart');
  const group = page.getByRole('region', { name: 'Galleria Select' });
  const reductions = page.getByRole('region', { name: text('cart.page.summary') }).locator('dl');
  await expect(group).toContainText(/Spend .?\$20\.00.? more to save .?\$5\.00/);
  await expect(reductions).not.toContainText(text('checkout.amounts.storeDiscount'));
  const more = page.getByRole('button', { name: text('cart.page.oneMore', { name: lamp.name }) });
  await more.click();
  await expect(group).toContainText(/\$5\.00.? off, because you spend at least .?\$60\.00/);
  await expect(group).toContainText(/Spend .?\$40\.00.? more to save .?\$15\.00/);
  await expect(reductions).toContainText(text('checkout.amounts.storeDiscount'));
  await expect(totalRow(page)).toContainText(money(7500));
  await quantityOf(page, lamp.name).fill('6');
  await quantityOf(page, lamp.name).press('Enter');
  await expect(group).toContainText(/\$40\.00.? off/);
  await expect(totalRow(page)).toContainText(money(24_000 - 4000));
});

async function changeOption(page: Page, name: string, value: number): Promise<void> {
  await page
    .getByRole('link', { name: text('cart.page.options', { name }) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: text('cart.sku.title') });
  await dialog.locator('label').nth(value).click();
  await dialog.getByRole('button', { name: text('cart.sku.confirm') }).click();
  await expect(dialog).toHaveCount(0);
}
