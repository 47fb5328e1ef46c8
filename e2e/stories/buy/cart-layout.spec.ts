import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { expectAccessibleAt, SIZES } from '../../support/page-checks.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { putInCart, wellStockedSkus } from '../../support/records/cart.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { setStock } from '../../support/records/products.ts';

for (const locale of ['en', 'ar'] as const) {
  test(`the cart in ${locale} fits every window, full and empty, without accessibility findings`, async ({
    page,
    visit,
  }) => {
    test.slow();
    await registerByMail(page.request);
    await visit('/cart', locale);
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
    await expectAccessibleAt(page, 'phone');
    const soldOut = await makeGoods();
    // Stores with discounts, coupons and products with options.
    const skuIds = await wellStockedSkus([1, 2, 4, 6]);
    await putInCart(
      page.request,
      [soldOut.skuId, ...skuIds].map((skuId) => ({ skuId, count: 2 })),
    );
    await setStock(soldOut, 0);
    await visit('/cart', locale);
    await expect(page.getByRole('spinbutton')).toHaveCount(4);
    for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) await expectAccessibleAt(page, size);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lines are counted, selected, removed and brought back', async ({ page, consoleErrors: _ }) => {
    const text = messages('en');
    await registerByMail(page.request);
    const lamp = await makeGoods({ priceCents: 1000 });
    await putInCart(page.request, [{ skuId: lamp.skuId }]);
    await page.goto('/cart');
    const { name } = lamp;
    await page.getByRole('button', { name: text('cart.page.oneMore', { name }) }).click();
    const quantity = page.getByRole('spinbutton', { name: text('cart.page.quantityOf', { name }) });
    await expect(quantity).toHaveValue('2');
    await page.getByRole('checkbox', { name: text('cart.page.selectLine', { name }) }).click();
    await expect(page.getByText(text('cart.page.chooseOne')).first()).toBeVisible();
    await page
      .getByRole('button', { name: `${text('cart.page.remove')}`, exact: false })
      .last()
      .click();
    await expect(page.getByText(text('cart.page.empty'))).toBeVisible();
    await page.getByRole('button', { name: text('cart.page.undo') }).click();
    await expect(quantity).toHaveValue('2');
  });
});
