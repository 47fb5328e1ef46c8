import { expect, test } from '../../support/fixtures.ts';
import { messages } from '../../support/messages.ts';
import {
  openNoteAndInvoice,
  ordersBeingPaid,
  payMethod,
  paymentResult,
  placeButton,
  storeField,
} from '../../support/pages/checkout-pages.ts';
import { field } from '../../support/pages/forms.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { saveAddress } from '../../support/records/buyer.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { expectSumsToAgree, tradesOf } from '../../support/records/trade-records.ts';

const text = messages('en');

test.use({ javaScriptEnabled: false });

test('a buyer without scripts orders, from the product page to cash on delivery', async ({
  page,
  request,
  consoleErrors: _,
}) => {
  const person = await registerByMail(request);
  await saveAddress(request, 'Grace');
  const goods = await makeGoods({ storeId: 2, priceCents: 2500 });
  await page.goto(`/detail?prodId=${goods.prodId}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('cart.add.toCart'), exact: true })
    .first()
    .click();
  await expect(page.getByText(text('cart.add.added')).first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: text('cart.note.view') })
    .first()
    .click();
  await field(page, 'userName').fill(person.userName);
  await field(page, 'passWord').fill(person.password);
  await field(page, 'agree').check();
  await page
    .getByRole('main')
    .getByRole('button', { name: text('accounts.login.submit'), exact: true })
    .click();

  await expect(page).toHaveURL(/\/cart$/);
  const quantity = page.getByRole('spinbutton', { name: text('cart.page.quantityOf', { name: goods.name }) });
  await expect(quantity).toHaveValue('1');
  await page.getByRole('button', { name: text('cart.page.oneMore', { name: goods.name }) }).click();
  await expect(quantity).toHaveValue('2');
  await page
    .getByRole('link', { name: text('cart.page.settle', { count: 1 }) })
    .first()
    .click();

  await storeField(page, 'delivery', goods).and(page.locator('[value="2"]')).check();
  await page.getByRole('button', { name: text('checkout.summary.update') }).click();
  await expect(storeField(page, 'person', goods)).toHaveValue('Grace');
  await storeField(page, 'delivery', goods).and(page.locator('[value="1"]')).check();
  await openNoteAndInvoice(page, goods);
  await storeField(page, 'message', goods).fill('No bell');
  await page.getByRole('button', { name: text('checkout.summary.update') }).click();
  await expect(storeField(page, 'message', goods)).toHaveValue('No bell');
  await placeButton(page).click();

  await ordersBeingPaid(page);
  await payMethod(page, 'cashOnDelivery').check();
  await page.getByRole('main').locator('form button[type=submit]').click();
  await expect(paymentResult(page, 'promised')).toBeVisible();
  const trades = await tradesOf(person.mail);
  expect(trades).toMatchObject([
    { state: 'promised', payType: 7, orders: [{ deliveryType: 1, message: 'No bell', lines: [{ quantity: 2 }] }] },
  ]);
  for (const trade of trades) expectSumsToAgree(trade);
});
