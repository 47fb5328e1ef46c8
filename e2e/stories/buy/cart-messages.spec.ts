import { queryRows } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { money, moneyInSentence } from '../../support/money.ts';
import { expectAccessibleOnDesktopAndPhone } from '../../support/page-checks.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { checkoutLink, expectCartLines, lineOf, putInCart, quantityOf, totalRow } from '../../support/records/cart.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { changePrice, disableSku, setStatus, setStock, setType } from '../../support/records/products.ts';
import { closeStore, openStore } from '../../support/records/stores.ts';

const text = messages('en');

test('unavailable lines are listed apart with their reasons until they are cleared', async ({ page, visit }) => {
  test.slow();
  const { mail } = await registerByMail(page.request);
  const storeId = await openStore();
  const [offShelf, soldOut, noSku, flashSale] = await Promise.all([1, 2, 3, 4].map(() => makeGoods()));
  const closed = await makeGoods({ storeId });
  const purchasable = await makeGoods({ priceCents: 700 });
  if (!offShelf || !soldOut || !noSku || !flashSale) throw new Error('goods are missing');
  const all = [offShelf, soldOut, noSku, flashSale, closed, purchasable];
  await putInCart(
    page.request,
    all.map(({ skuId }) => ({ skuId })),
  );
  await setStatus(offShelf, 0);
  await setStock(soldOut, 0);
  await disableSku(noSku);
  await setType(flashSale, 2);
  await closeStore(storeId);

  await visit('/cart');
  const unavailable = page.getByRole('region', { name: text('cart.page.goneTitle') });
  const reasons = [
    [offShelf, 'offShelf'],
    [soldOut, 'soldOut'],
    [noSku, 'noSku'],
    [flashSale, 'notForCart'],
    [closed, 'storeClosed'],
  ] as const;
  for (const [{ name }, reason] of reasons) {
    const line = unavailable.getByRole('listitem').filter({ hasText: name });
    await expect(line).toContainText(text(`cart.page.gone.${reason}`));
  }
  await expect(totalRow(page)).toContainText(money(700));
  await expect(checkoutLink(page, 1)).toBeVisible();
  await expectAccessibleOnDesktopAndPhone(page);

  // Back on sale, the product is a normal line again.
  await setStatus(offShelf, 1);
  await visit('/cart');
  await expect(quantityOf(page, offShelf.name)).toBeVisible();
  await expect(unavailable.getByRole('listitem')).toHaveCount(4);
  await unavailable
    .getByRole('listitem')
    .filter({ hasText: soldOut.name })
    .getByRole('button', { name: text('cart.page.remove') })
    .click();
  await expect(unavailable.getByRole('listitem')).toHaveCount(3);
  await unavailable.getByRole('button', { name: text('cart.page.goneClear') }).click();
  await expect(unavailable).toHaveCount(0);
  await expect(page.getByText(text('cart.page.cleared'))).toBeVisible();
  await expectCartLines(mail, [
    { skuId: offShelf.skuId, quantity: 1, isChecked: false },
    { skuId: purchasable.skuId, quantity: 1, isChecked: true },
  ]);
});

test('a line shows a changed price and a low stock', async ({ page, visit }) => {
  const { mail } = await registerByMail(page.request);
  const [cheaper, dearer, short] = [await makeGoods(), await makeGoods(), await makeGoods()];
  const goods = [cheaper, dearer, short];
  await putInCart(
    page.request,
    goods.map(({ skuId }) => ({ skuId, count: 5 })),
  );
  await changePrice(cheaper, 1500);
  await changePrice(dearer, 2010);
  await setStock(short, 2);
  await visit('/cart');
  await expect(lineOf(page, cheaper.name)).toContainText(text('cart.page.cheaper', { amount: moneyInSentence(500) }));
  await expect(lineOf(page, dearer.name)).toContainText(text('cart.page.dearer', { amount: moneyInSentence(10) }));
  await expect(lineOf(page, short.name)).toContainText(text('cart.page.tooMany', { count: 2 }));
  await expect(page.getByText(text('cart.page.cannotSettle')).first()).toBeVisible();
  await expect(page.getByRole('link', { name: text('cart.page.settle', { count: 3 }) })).toHaveCount(0);
  await page.getByRole('button', { name: text('cart.page.oneLess', { name: short.name }) }).click();
  await expect(quantityOf(page, short.name)).toHaveValue('2');
  await expect(lineOf(page, short.name)).toContainText(text('cart.page.few', { count: 2 }));
  await expect(totalRow(page)).toContainText(money(5 * 1500 + 5 * 2010 + 2 * 2000));
  await expect(checkoutLink(page, 3)).toBeVisible();
  await expectCartLines(
    mail,
    goods.map(({ skuId }, index) => ({ skuId, quantity: index === 2 ? 2 : 5, isChecked: true })),
  );
});

test('a change is shown at once, and undone with a message when the server refuses it', async ({ page, visit }) => {
  const { mail } = await registerByMail(page.request);
  const lamp = await makeGoods({ stock: 9 });
  const { skuId } = lamp;
  await putInCart(page.request, [{ skuId, count: 2 }]);
  await visit('/cart');
  // Other buyers have bought the rest.
  await setStock(lamp, 2);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/cart.data*', async (route) => {
    if (route.request().method() === 'POST') await answered;
    await route.continue();
  });
  await page.getByRole('button', { name: text('cart.page.oneMore', { name: lamp.name }) }).click();
  await expect(quantityOf(page, lamp.name)).toHaveValue('3');
  answer();
  await expect(quantityOf(page, lamp.name)).toHaveValue('2');
  await expect(lineOf(page, lamp.name).getByRole('alert')).toHaveText(text('refusals.stock.insufficient'));
  await expect(totalRow(page)).toContainText(money(4000));
  await expect(lineOf(page, lamp.name)).toContainText(text('cart.page.few', { count: 2 }));
  await expectCartLines(mail, [{ skuId, quantity: 2, isChecked: true }]);
});

test('more than fifty lines cannot be settled together, and the page says so', async ({ page, visit }) => {
  test.slow();
  const { mail } = await registerByMail(page.request);
  await queryRows(
    `insert into cart_line (owner, sku_id, prod_id, quantity, added_price_cents)
     select 'buyer:' || (select id from account where mail = $1), sku.id, product.id, 1, sku.price_cents
     from sku join product on product.id = sku.product_id join sku_stock stock on stock.sku_id = sku.id
     where product.status = 1 and product.type = 0 and not product.is_virtual and product.id < 20000
       and sku.is_on and stock.available > 20
     order by sku.id limit 51`,
    [mail],
  );
  await visit('/cart');
  await expect(page.getByRole('spinbutton')).toHaveCount(51);
  await expect(page.getByText(text('cart.page.tooManyLines', { most: 50 })).first()).toBeVisible();
  await expect(page.getByRole('link', { name: text('cart.page.settle', { count: 51 }) })).toHaveCount(0);
  await visit('/submit-order');
  await expect(page.getByText(text('refusals.cart.tooMany', { limit: 50 }))).toBeVisible();
  await page
    .getByRole('link', { name: text('checkout.toCart') })
    .first()
    .click();
  await page.locator('main li').getByRole('checkbox').first().click();
  await expect(checkoutLink(page, 50)).toBeVisible({ timeout: 45_000 });
});

for (const [kind, type] of [
  ['flashSale', 2],
  ['preSale', 4],
  ['combo', 5],
] as const) {
  test(`a product of another sale type cannot be added to the cart: ${kind}`, async ({ page, visit }) => {
    const { mail } = await registerByMail(page.request);
    const lamp = await makeGoods();
    await setType(lamp, type);
    await visit(`/detail?prodId=${lamp.prodId}&sku=${lamp.skuId}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: text('cart.add.toCart'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('alert').filter({ hasText: text(`refusals.cart.${kind}`) })).toBeVisible();
    await expectCartLines(mail, []);
  });
}
