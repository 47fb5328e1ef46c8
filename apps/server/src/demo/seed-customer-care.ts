import { randomBytes } from 'node:crypto';
import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { demoAdjustments, demoBannedBuyer, demoPlatformRefund } from '@galleria/demo/people/demo-care';
import { demoCustomer } from '@galleria/demo/people/demo-customer';
import { demoStaff } from '@galleria/demo/people/demo-staff';
import { SYSTEM } from '@galleria/domain/access/access';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { isRefused } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Database } from '../infra/database/database.ts';
import { inTransaction } from '../infra/database/transaction.ts';
import { withAdvisoryLock } from '../infra/database/with-advisory-lock.ts';
import { claimMessage, listMessages, markFailed } from '../infra/messages/messages-db.ts';
import { accounts, findAccount } from '../modules/accounts/index.ts';
import { ledger } from '../modules/ledger/index.ts';
import { findSubmittedTrade, type OrdersContext, orders } from '../modules/orders/index.ts';
import { staff } from '../modules/staff/index.ts';
import { callerFor, type OrderServices, submit } from './orders/seed-orders.ts';

interface Services extends OrderServices {
  readonly accounts: Parameters<typeof accounts.operations.banBuyer>[0];
  readonly ledger: Parameters<typeof ledger.operations.adjustBuyer>[0];
  readonly orders: OrdersContext;
}

/**
 * A banned buyer whose mail bounces, adjustments and a platform refund, through the same use cases as in the console.
 * Once in every mall.
 */
export async function seedCustomerCare(database: Database, services: Services): Promise<void> {
  const { queries } = database;
  if (await findByMail(database, demoBannedBuyer.mail)) return;
  const [finance, buyer, customer] = [
    await staff.seed.findStaffId(queries, demoStaff.finance.mail),
    await findByMail(database, demoBuyer.mail),
    await findByMail(database, demoCustomer.mail),
  ];
  if (!finance || !buyer || !customer) return;
  await withAdvisoryLock(database.url, 'people', async () => {
    if (await findByMail(database, demoBannedBuyer.mail)) return;
    const staff = staffCaller(finance, services);
    for (const { who, ...wanted } of demoAdjustments) {
      const userId = who === 'buyer' ? buyer : customer;
      expectDone(await ledger.operations.adjustBuyer(services.ledger, { ...wanted, userId }, staff));
    }
    await seedPlatformRefund(database, services, customer, staff);
    const { reason, ...person } = demoBannedBuyer;
    const secret = () => randomBytes(16).toString('base64url');
    const userId = await inTransaction(database, SYSTEM, (transaction) =>
      accounts.seed.seedAccount(transaction, {
        ...person,
        locale: DEFAULT_LOCALE,
        password: secret(),
        payPassword: secret(),
      }),
    );
    expectDone(await accounts.operations.banBuyer(services.accounts, { userId, reason }, staff));
    await bounce(database, person.mail);
  });
}

/**
 * The buyer's mailbox does not exist: the message about the ban failed, and staff find it among the failed messages.
 */
async function bounce({ queries }: Database, mail: string): Promise<void> {
  for (const { id } of await listMessages(queries, mail, 1)) {
    await claimMessage(queries, id);
    await markFailed(queries, id, `550 5.1.1 <${mail}>: Recipient address rejected: User unknown`);
  }
}

async function seedPlatformRefund(
  database: Database,
  services: Services,
  userId: string,
  staff: ReturnType<typeof staffCaller>,
): Promise<void> {
  const { submissionId, things, hoursAgo, reason } = demoPlatformRefund;
  const buyer = callerFor(userId, services.log);
  await submit(database, services, buyer, submissionId, things);
  const placed = await findSubmittedTrade(database.queries, { userId, submissionId });
  if (placed?.state !== TRADE_STATE.unpaid) return;
  const steps = [{ event: 'paid', payType: PAY_TYPE.stripe, afterHours: 1 }] as const;
  await inTransaction(database, buyer.actor, (transaction) =>
    orders.seed.seedTradeHistory(transaction, placed.tradeId, { steps, hoursAgo }),
  );
  const [orderNumber = ''] = placed.orderNumbers;
  expectDone(await orders.operations.platformRefund(services.orders, { orderNumber, reason }, staff));
}

async function findByMail({ queries }: Database, address: string): Promise<string | undefined> {
  return (await findAccount(queries, { channel: 'mail', address }))?.id;
}

function staffCaller(staffId: string, { log }: Services) {
  const actor = { kind: 'staff', userId: staffId, sessionId: 'demo', permissions: new Set<string>() } as const;
  return { ...callerFor(staffId, log), actor };
}

function expectDone(answer: unknown): void {
  if (isRefused(answer)) throw new Error(`seedCustomerCare: refused with ${answer.refused}`);
}
