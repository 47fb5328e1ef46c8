import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { demoBannedBuyer } from '@galleria/demo/people/demo-care';
import { demoClerk, demoSeller } from '@galleria/demo/people/demo-seller';
import { demoStaff } from '@galleria/demo/people/demo-staff';
import { SYSTEM } from '@galleria/domain/access/access';
import { type Config, SetupProblem } from '../config.ts';
import type { Database } from '../infra/database/database.ts';
import { inTransaction } from '../infra/database/transaction.ts';
import { deleteMessagesTo } from '../infra/messages/messages-db.ts';
import { accounts } from '../modules/accounts/index.ts';
import { sellers } from '../modules/sellers/index.ts';
import { site } from '../modules/site/index.ts';
import { staff } from '../modules/staff/index.ts';
import { hasPaidCharges } from './fake-payment-provider/sandbox-db.ts';

/**
 * For a mall that is no longer a demo, on a database that may have been one: accounts that still have a published
 * password are banned, the failed messages that the demo shows are deleted, and the start is refused when payments of
 * the fake provider would be mixed with real money.
 */
export async function leaveDemo(
  database: Database,
  { stripe, payPal }: Pick<Config, 'stripe' | 'payPal'>,
  report: (message: string) => void,
): Promise<void> {
  const banned = await inTransaction(database, SYSTEM, async (transaction) => {
    const bannedBuyers = (await accounts.seed.disableDemoAccount(transaction, demoBuyer.mail, demoBuyer.password))
      ? [demoBuyer.mail]
      : [];
    const bannedSellers: string[] = [];
    for (const { mail, password } of [demoSeller, demoClerk]) {
      if (await sellers.seed.disableDemoSeller(transaction, mail, password)) bannedSellers.push(mail);
    }
    const bannedStaff: string[] = [];
    for (const { mail, password } of Object.values(demoStaff)) {
      if (await staff.seed.disableDemoStaff(transaction, mail, password)) bannedStaff.push(mail);
    }
    // Staff of the demo have no second factor; from here on it is required, until the operator decides otherwise.
    if (bannedStaff.length > 0) await site.seed.seedSetting(transaction, 'staff', { requiresTotp: true });
    await deleteMessagesTo(transaction.queries, [demoBannedBuyer.mail]);
    return [...bannedBuyers, ...bannedSellers, ...bannedStaff];
  });
  for (const mail of banned) report(`Banned the demo account ${mail}: it still had its published password.`);
  if ((stripe || payPal) && (await hasPaidCharges(database.queries))) {
    throw new SetupProblem(
      `${stripe ? 'STRIPE_SECRET_KEY' : 'PAYPAL_CLIENT_ID'} is set, but this database has payments of the fake provider, whose money does not exist.
Start the real mall with an empty database: set DATABASE_URL or DATA_DIR to another one.`,
    );
  }
}
