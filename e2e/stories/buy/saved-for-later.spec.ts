import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import { money } from '../../support/money.ts';
import { expectNoAxeFindings } from '../../support/page-checks.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { expectCartLines, lineOf, putInCart, totalRow } from '../../support/records/cart.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { setStock } from '../../support/records/products.ts';

const text = messages('en');

test('a line is saved for later, leaves the total, is refused while sold out, and moved back', async ({
  page,
  visit,
}) => {
  const { mail } = await registerByMail(page.request);
  const [lamp, kettle] = [await makeGoods({ priceCents: 2000 }), await makeGoods({ priceCents: 3000 })];
  await putInCart(page.request, [{ skuId: lamp.skuId, count: 2 }, { skuId: kettle.skuId }]);
  await visit('/cart');
  const inCart = [
    { skuId: lamp.skuId, quantity: 2, isChecked: true },
    { skuId: kettle.skuId, quantity: 1, isChecked: true },
  ];
  await lineOf(page, lamp.name)
    .getByRole('button', { name: text('cart.saved.save') })
    .click();
  const saved = page.getByRole('region', { name: text('cart.saved.title') });
  await expect(saved).toContainText(lamp.name);
  await expect(saved).toContainText(text('cart.saved.pieces', { count: 2 }));
  await expect(totalRow(page)).toContainText(money(3000));
  await expectCartLines(mail, inCart.slice(1));
  await expectNoAxeFindings(page);

  // Sold out after the page was loaded.
  await setStock(lamp, 0);
  const moveBack = saved.getByRole('button', { name: text('cart.saved.moveBack') });
  await moveBack.click();
  await expect(saved).toContainText(text('refusals.stock.insufficient', { left: 'none' }));
  await expect(saved).toContainText(text('cart.page.gone.soldOut'));
  await setStock(lamp, 9);
  await visit('/cart');
  await moveBack.click();
  await expect(saved).toHaveCount(0);
  await expectCartLines(mail, inCart);
  await expect(totalRow(page)).toContainText(money(2 * 2000 + 3000));
});
