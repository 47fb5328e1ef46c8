import { describe, expect, it } from 'vitest';
import { runBeforeCommit } from '../../testing/interleave.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { removeRowLocks, synchroniseTransactionsBefore } from '../../testing/remove-guards.ts';
import { refundPart } from '../orders/testing/refund-part.ts';
import { followRefund } from './follow-orders.ts';
import { openInvoiceBuyer, openSellerOf, PERSON, SMALL_PDF } from './testing/invoices.ts';

type Seller = Awaited<ReturnType<typeof openSellerOf>>;

async function openRequest() {
  const app = await openTestApp();
  const ada = await openInvoiceBuyer(app);
  await ada.call('POST', '/orderInvoice', { orderNumber: ada.number, ...PERSON });
  const seller = await openSellerOf(app, ada.number);
  return { app, number: ada.number, seller, seen: await seller.seen() };
}

const removeInvoiceLock = (app: TestApp) =>
  removeRowLocks(app, 'invoice', {
    ...{ event: 'update', count: 1 },
    write: `update invoice_rows set state = new.state, needs_correction = new.needs_correction, version = new.version,
      issued_cents = new.issued_cents, issued_at = new.issued_at where id = new.id`,
  });

/** Uploads two documents for the invoice as it was seen; returns the outcomes. */
async function uploadTwice(seller: Seller, seen: Awaited<ReturnType<Seller['seen']>>): Promise<string[]> {
  const answers = await Promise.all([seller.upload(SMALL_PDF, seen), seller.upload(SMALL_PDF, seen)]);
  return answers.map(({ reason }) => reason ?? 'issued').toSorted();
}

describe('two documents that are issued for one invoice at once', () => {
  it('are refused but for one', async () => {
    const { seller, seen } = await openRequest();
    expect(await uploadTwice(seller, seen)).toEqual(['invoice.changed', 'issued']);
    expect(await seller.info()).toMatchObject({ version: 1, documents: [{ version: 1 }] });
  });

  it('control: without the lock both reach the insert, and the unique key rejects the second', async () => {
    const { app, seller, seen } = await openRequest();
    await removeInvoiceLock(app);
    await synchroniseTransactionsBefore(app, 'insert', 'invoice_document', 2);
    expect(await uploadTwice(seller, seen)).toEqual(['issued', 'server.fault']);
  });
});

describe('a refund while its invoice is being issued', () => {
  /** The refund is booked and followed while the document is still uncommitted; `weaken` removes guards. */
  async function issueDuringRefund(weaken: (app: TestApp) => Promise<void>) {
    const { app, number, seller, seen } = await openRequest();
    await weaken(app);
    const [{ success }] = await runBeforeCommit(app, 'invoice_document', {
      first: () => seller.upload(SMALL_PDF, seen),
      second: async () => followRefund(app.services.invoices, { orderId: await refundPart(app, number, 100) }),
    });
    expect(success).toBe(true);
    const { issuedAmount, amount, needsCorrection } = await seller.info();
    return { isRight: issuedAmount === amount, needsCorrection };
  }

  it('marks the invoice as needing a correction', async () => {
    expect(await issueDuringRefund(async () => undefined)).toEqual({ isRight: false, needsCorrection: true });
  });

  it('control: without the locks the amount is wrong and the invoice is not marked', async () => {
    const removeLocks = async (app: TestApp) => {
      await removeInvoiceLock(app);
      await removeRowLocks(app, 'mall_order', {
        ...{ event: 'update', count: 1 },
        write: `update mall_order_rows set refunded_cents = new.refunded_cents, refunded_points = new.refunded_points,
          refunded_mall_cents = new.refunded_mall_cents, commission_refunded_cents = new.commission_refunded_cents
          where id = new.id`,
      });
    };
    expect(await issueDuringRefund(removeLocks)).toEqual({ isRight: false, needsCorrection: false });
  });
});
