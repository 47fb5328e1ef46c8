import { queryRows } from '../../support/database.ts';
import { expect, test } from '../../support/fixtures.ts';
import { latestMessageTo } from '../../support/mailbox.ts';
import { consoleMessages, messages } from '../../support/messages.ts';
import { expectAccessibleAt, expectAccessibleOnDesktopAndPhone, resize } from '../../support/page-checks.ts';
import { registerByMail } from '../../support/pages/register.ts';
import { saveAddress } from '../../support/records/buyer.ts';
import { payOrder, placeOrder } from '../../support/records/buyer-orders.ts';
import { makeGoods } from '../../support/records/goods.ts';
import { signInSellerByApi } from '../../support/records/sellers.ts';

const text = messages('en');
const merchantText = consoleMessages('en', 'merchant');

test('a buyer asks for an invoice, the store lets the mall make it, the buyer downloads it', async ({
  page,
  visit,
}) => {
  const { request } = page;
  const { mail } = await registerByMail(request);
  await saveAddress(request, 'Ada Lovelace');
  const lamp = await makeGoods({ storeId: 2, priceCents: 3333 });
  const number = await placeOrder(request, { skuId: lamp.skuId });
  await payOrder(request, number);

  await visit(`/order-detail?orderNumber=${number}`);
  await page.getByRole('link', { name: text('invoices.openOrRequest') }).click();
  await page.getByText(text('invoices.unit'), { exact: true }).click();
  await page.getByLabel(text('invoices.name'), { exact: true }).fill('光明灯具有限公司');
  await page.getByRole('button', { name: text('invoices.send') }).click();
  await expect(page.getByText(text('invoices.taxMissing'))).toBeVisible();
  await page.getByLabel(text('invoices.tax')).fill('91440300708461136T');
  await page.getByRole('button', { name: text('invoices.send') }).click();
  await expect(page.getByText(text('invoices.note.applying'))).toBeVisible();
  await expectAccessibleOnDesktopAndPhone(page);

  await signInSellerByApi(request);
  await visit(`/merchant/invoices?state=waiting&keyword=${number}`);
  await page.getByRole('button', { name: merchantText('consoleInvoices.openOf', { number }) }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: merchantText('merchantInvoices.makeNow') }).click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: merchantText('merchantInvoices.make') })
    .click();
  await expect.poll(async () => (await issued(number)).version, { timeout: 30_000 }).toBe(1);
  await visit(`/merchant/invoices?keyword=${number}`);
  await expect(page.getByText(merchantText('consoleInvoices.state.issued')).first()).toBeVisible();
  await expectAccessibleAt(page, 'phone');
  await resize(page, 'desktop');

  expect((await latestMessageTo(mail)).text).toContain(number);
  await visit('/user-center/uc-invoice');
  await expectAccessibleOnDesktopAndPhone(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: text('invoices.download') }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^invoice-\d{18}-1\.pdf$/);
});

async function issued(number: string): Promise<{ version: number }> {
  const [found] = await queryRows<{ version: number }>('select version from invoice where order_number = $1', [number]);
  return found ?? { version: 0 };
}
