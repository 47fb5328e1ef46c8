import { DEMO_REFUSAL, demoInvoices } from '@galleria/demo/orders/demo-invoices';
import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { demoSeller } from '@galleria/demo/people/demo-seller';
import type { SellerActor } from '@galleria/domain/access/access';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { isRefused } from '@galleria/domain/refusals';
import type { Database } from '../../infra/database/database.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import type { Log } from '../../infra/log/log.ts';
import { findAccount } from '../../modules/accounts/index.ts';
import { hasInvoices, type InvoicesContext, invoices } from '../../modules/invoices/index.ts';
import { type OrdersContext, orders } from '../../modules/orders/index.ts';
import { sellers } from '../../modules/sellers/index.ts';
import { callerFor } from './seed-orders.ts';

interface Services {
  readonly invoices: InvoicesContext;
  readonly orders: OrdersContext;
  readonly log: Log;
}

/** Invoices of the demo's buyer, through the same use cases as every invoice. Once in every mall. */
export async function seedInvoices(database: Database, services: Services): Promise<void> {
  const { queries } = database;
  const buyer = await findAccount(queries, { channel: 'mail', address: demoBuyer.mail });
  const sellerId = await sellers.seed.findSellerId(queries, demoSeller.mail);
  if (!buyer || !sellerId || (await hasInvoices(queries, buyer.id))) return;
  await withAdvisoryLock(database.url, 'people', async () => {
    if (await hasInvoices(queries, buyer.id)) return;
    const caller = callerFor(buyer.id, services.log);
    const [first, second, third] = await paidOrders(services, caller);
    if (!first || !second || !third) return;
    const seller = { ...caller, actor: sellerOf(first.shopId, sellerId) };
    const ask = (orderNumber: string, wish: (typeof demoInvoices)[keyof typeof demoInvoices]) =>
      invoices.operations.requestInvoice(services.invoices, { orderNumber, ...wish, invoiceContent: 'detail' }, caller);
    const { orderNumber } = first;
    expectDone(await ask(orderNumber, demoInvoices.issued), services);
    const info = await invoices.operations.storeInvoiceInfo(services.invoices, { orderNumber }, seller);
    if (isRefused(info)) return;
    const { revision, version, amount } = info;
    const seen = { orderNumber, revision, version, amount };
    const issued = await invoices.operations.issueInvoice(services.invoices, seen, seller);
    expectDone(issued, services);
    expectDone(await ask(second.orderNumber, demoInvoices.applying), services);
    expectDone(await ask(third.orderNumber, demoInvoices.failed), services);
    const refusal = { orderNumber: third.orderNumber, revision: 1, reason: DEMO_REFUSAL };
    const other = { ...caller, actor: sellerOf(third.shopId, sellerId) };
    expectDone(await invoices.operations.refuseInvoice(services.invoices, refusal, other), services);
  });
}

/** Paid orders, those at stores of the demo's seller first: its invoices can be issued by signing in as that seller. */
async function paidOrders(services: Services, caller: ReturnType<typeof callerFor>) {
  const page = { status: 0, current: 1, size: 100 };
  const answer = await orders.operations.orderPage(services.orders, page, caller);
  if (isRefused(answer)) return [];
  const { toShip, toReceive, toReview, done } = ORDER_STATUS;
  const paid: readonly number[] = [toShip, toReceive, toReview, done];
  const own: readonly number[] = demoSeller.storeIds;
  return answer.records
    .filter(({ status, amounts }) => paid.includes(status) && amounts.actualTotal > 0)
    .toSorted((one, other) => Number(own.includes(other.shopId)) - Number(own.includes(one.shopId)));
}

function sellerOf(storeId: number, userId: string): SellerActor {
  return { kind: 'seller', userId, sessionId: 'demo', storeId, permissions: new Set() };
}

/** A refusal is logged, and the demo goes on without this invoice. */
function expectDone(answer: unknown, { log }: Services): void {
  if (isRefused(answer))
    log.warn({ event: 'demo.invoice_refused', refused: answer.refused }, 'a demo invoice was not made');
}
