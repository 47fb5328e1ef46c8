import { randomUUID } from 'node:crypto';
import { transferSale, waitingPayouts } from '@galleria/demo/orders/demo-payouts';
import { demoShoppers } from '@galleria/demo/orders/demo-sales';
import { demoCustomer } from '@galleria/demo/people/demo-customer';
import { SYSTEM } from '@galleria/domain/access/access';
import { storePayable } from '@galleria/domain/ledger/accounts';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import type { Database } from '../infra/database/database.ts';
import { inTransaction } from '../infra/database/transaction.ts';
import { withAdvisoryLock } from '../infra/database/with-advisory-lock.ts';
import { findAccount } from '../modules/accounts/index.ts';
import { readBalance } from '../modules/ledger/index.ts';
import { findSubmittedTrade, orders } from '../modules/orders/index.ts';
import { announceTransfer, countOpenTransfers, type PaymentsContext, payments } from '../modules/payments/index.ts';
import { type PayoutsContext, payouts } from '../modules/payouts/index.ts';
import { callerFor, type OrderServices, submit } from './orders/seed-orders.ts';
import { wellStocked } from './orders/seed-past-orders.ts';
import { SETTLED_STEPS } from './orders/seed-sales.ts';

interface Services extends OrderServices {
  readonly payouts: PayoutsContext;
  readonly payments: PaymentsContext;
}

type WaitingPayout = (typeof waitingPayouts)[number];

const SETTLED_HOURS_AGO = 8 * 24;

/** Work for finance staff: payouts at every step, payments that went wrong, a transfer to confirm. */
export async function seedMoney(database: Database, services: Services): Promise<void> {
  await withAdvisoryLock(database.url, 'people', async () => {
    for (const waiting of waitingPayouts) await seedWaitingPayout(database, services, waiting);
    const customer = await findAccount(database.queries, { channel: 'mail', address: demoCustomer.mail });
    if (!customer) return;
    await payments.seed.seedPaymentTroubles(services.payments, customer.id);
    if ((await countOpenTransfers(database.queries)) === 0) await seedTransfer(database, services, customer.id);
  });
}

async function seedWaitingPayout(
  database: Database,
  services: Services,
  { storeId, submissionId, quantity, account, payout }: WaitingPayout,
): Promise<void> {
  const [{ userId }] = demoShoppers;
  const find = () => findSubmittedTrade(database.queries, { userId, submissionId });
  const [chosen] = wellStocked(storeId);
  if ((await find()) || !chosen) return;
  const caller = callerFor(userId, services.log);
  await submit(database, services, caller, submissionId, [{ product: chosen.product.key, quantity }]);
  const placed = await find();
  if (placed?.state !== TRADE_STATE.unpaid) return;
  await inTransaction(database, SYSTEM, async (transaction) => {
    const history = { steps: SETTLED_STEPS, hoursAgo: SETTLED_HOURS_AGO };
    await orders.seed.seedTradeHistory(transaction, placed.tradeId, history);
    const amountCents = await readBalance(transaction.queries, storePayable(storeId));
    await payouts.seed.seedPayouts(transaction, services.payouts, storeId, {
      accounts: [{ kind: 'iban', ...account }],
      payouts: [{ ...payout, amountCents }],
    });
  });
}

/** A trade of its own, so that the existing order to pay stays as it is. */
async function seedTransfer(database: Database, services: Services, userId: string): Promise<void> {
  const caller = callerFor(userId, services.log);
  const submissionId = randomUUID();
  await submit(database, services, caller, submissionId, [transferSale]);
  const placed = await findSubmittedTrade(database.queries, { userId, submissionId });
  if (placed) await announceTransfer(services.payments, { id: placed.tradeId }, caller);
}
