import { SYSTEM } from '@galleria/domain/access/access';
import { expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openSharedTestApp } from '../../testing/open-test-app.ts';
import { invoicesPersonalData } from './personal-data.ts';
import { openInvoiceBuyer, openSellerOf, PERSON, SMALL_PDF, UNIT } from './testing/invoices.ts';

const app = await openSharedTestApp();
const { queries } = app.database;

const erase = (userId: string) =>
  inTransaction(app.database, SYSTEM, (transaction) => invoicesPersonalData.erase(transaction, userId));

it('an invoice request without a document is exported, and erased with its account', async () => {
  const ada = await openInvoiceBuyer(app);
  await ada.call('POST', '/orderInvoice', { orderNumber: ada.number, ...UNIT });
  expect(await invoicesPersonalData.read(queries, ada.userId)).toEqual([
    {
      ...{ number: expect.stringMatching(/^\d{18}$/), orderNumber: ada.number, state: 'applying', version: 0 },
      ...{ titleType: 1, title: UNIT.headerName, taxNumber: UNIT.invoiceTaxNumber, content: 'detail' },
      ...{ failReason: '', time: expect.any(String) },
    },
  ]);
  await erase(ada.userId);
  expect(await invoicesPersonalData.read(queries, ada.userId)).toEqual([]);
});

it('an issued invoice is kept without personal data; invoices of other buyers do not change', async () => {
  const [ada, eve] = [await openInvoiceBuyer(app), await openInvoiceBuyer(app)];
  for (const buyer of [ada, eve]) await buyer.call('POST', '/orderInvoice', { orderNumber: buyer.number, ...PERSON });
  const seller = await openSellerOf(app, ada.number);
  await seller.upload(SMALL_PDF);
  await erase(ada.userId);
  expect(await seller.info()).toMatchObject({ state: 'issued', headerName: '', documents: [{ version: 1 }] });
  expect(await invoicesPersonalData.read(queries, ada.userId)).toMatchObject([{ title: '', taxNumber: '' }]);
  expect(await invoicesPersonalData.read(queries, eve.userId)).toMatchObject([{ title: PERSON.headerName }]);
});
