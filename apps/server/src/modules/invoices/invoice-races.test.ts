import { SYSTEM } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { barrier } from '../../testing/barrier.ts';
import { openSharedTestApp } from '../../testing/open-test-app.ts';
import { lockInvoiceOrder, readInvoiceOrders } from '../orders/index.ts';
import { refundPart } from '../orders/testing/refund-part.ts';
import { followRefund } from './follow-orders.ts';
import { findInvoice, lockInvoice } from './invoices-db.ts';
import { writeDocument } from './issue-invoice.ts';
import { openInvoiceBuyer, openSellerOf, PERSON, SMALL_PDF } from './testing/invoices.ts';

const app = await openSharedTestApp();
const { queries } = app.database;

async function openRequest() {
  const ada = await openInvoiceBuyer(app);
  await ada.call('POST', '/orderInvoice', { orderNumber: ada.number, ...PERSON });
  const seller = await openSellerOf(app, ada.number);
  return { number: ada.number, seller, seen: await seller.seen() };
}

let files = 0;
function storedFile() {
  files += 1;
  const file = `${String(files).padStart(32, '0')}.pdf`;
  return { source: 'upload', file, sizeBytes: 10, sellerId: '00000000-0000-4000-8000-0000000000aa' } as const;
}

type Locks = NonNullable<Parameters<typeof writeDocument>[4]>;

/** Reads without the locks of the real functions. */
const noLocks: Locks = {
  lockInvoiceOrder: async (own, orderId) => (await readInvoiceOrders(own, [orderId])).get(orderId),
  lockInvoice: async (own, orderId) => {
    const order = (await readInvoiceOrders(own, [orderId])).get(orderId);
    return findInvoice(own, { orderNumber: order?.number ?? '' });
  },
};

/** Calls `pause` when both rows were read and nothing is written yet. */
const pausing = (locks: Locks, pause: () => Promise<void>): Locks => ({
  ...locks,
  lockInvoice: async (own, orderId) => {
    const found = await locks.lockInvoice(own, orderId);
    await pause();
    return found;
  },
});

const inBooks = <Answer>(work: (transaction: Transaction) => Promise<Answer>) =>
  inTransaction(app.database, SYSTEM, work);

describe('issuing one invoice several times concurrently', () => {
  it('issues one document', async () => {
    const { seller, seen } = await openRequest();
    const answers = await Promise.all(Array.from({ length: 6 }, () => seller.upload(SMALL_PDF, seen)));
    const issued = answers.filter(({ success }) => success);
    expect(issued.map(({ data }) => data)).toEqual([{ version: 1 }]);
    expect(await seller.info()).toMatchObject({ version: 1, documents: [{ version: 1 }] });
  });

  it('control: without the lock both reach the insert, and the unique key rejects the second', async () => {
    const { seller, seen } = await openRequest();
    const locks = pausing(noLocks, barrier(2));
    const write = () => inBooks((transaction) => writeDocument(transaction, seller.orderId, seen, storedFile(), locks));
    const answers = await Promise.allSettled([write(), write()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a refund while its invoice is being issued', () => {
  /** After the store's transaction has read everything, a refund is booked and the subscriber runs. */
  async function issueDuringRefund(locks: Locks) {
    const { number, seller, seen } = await openRequest();
    let refund: Promise<unknown> = Promise.resolve();
    const pause = async () => {
      refund = refundPart(app, number, 100).then((orderId) => followRefund(app.services.invoices, { orderId }));
      // With the lock the refund waits for this transaction; without it, the refund commits first.
      await Promise.race([refund, refundWaits()]);
    };
    await inBooks((transaction) =>
      writeDocument(transaction, seller.orderId, seen, storedFile(), pausing(locks, pause)),
    );
    await refund;
    const { issuedAmount, amount, needsCorrection } = await seller.info();
    return { isRight: issuedAmount === amount, needsCorrection };
  }

  async function refundWaits(): Promise<void> {
    const isWaiting = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%mall_order%'`;
    await expect.poll(async () => (await queries.execute(isWaiting)).rows.length, { timeout: 20_000 }).toBe(1);
  }

  it('marks the invoice as needing a correction', async () => {
    const outcome = await issueDuringRefund({ lockInvoiceOrder, lockInvoice });
    expect(outcome).toEqual({ isRight: false, needsCorrection: true });
  });

  it('control: without the locks the amount is wrong and the invoice is not marked', async () => {
    expect(await issueDuringRefund(noLocks)).toEqual({ isRight: false, needsCorrection: false });
  });
});
