import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { demoClerk, demoSeller } from '@galleria/demo/people/demo-seller';
import { demoStaff } from '@galleria/demo/people/demo-staff';
import { avatarKey } from '@galleria/demo/pictures/sets/avatar-pictures';
import { SYSTEM } from '@galleria/domain/access/access';
import { BUILT_IN_STAFF_ROLES } from '@galleria/domain/access/staff-permissions';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Database } from '../infra/database/database.ts';
import { inTransaction } from '../infra/database/transaction.ts';
import { withAdvisoryLock } from '../infra/database/with-advisory-lock.ts';
import { accounts, hasAccounts } from '../modules/accounts/index.ts';
import { addresses } from '../modules/addresses/index.ts';
import { hasSellers, sellers } from '../modules/sellers/index.ts';
import { site } from '../modules/site/index.ts';
import { hasStaff, staff } from '../modules/staff/index.ts';
import { demoPicturePaths } from './demo-pictures.ts';

/** Seeds the demo's buyer unless there are accounts already. */
export async function seedAccounts(database: Database): Promise<void> {
  if (await hasAccounts(database.queries)) return;
  await withAdvisoryLock(database.url, 'people', async () => {
    if (await hasAccounts(database.queries)) return;
    const { addresses: ownAddresses, avatar: object, ...account } = demoBuyer;
    const avatar = demoPicturePaths()(avatarKey(object));
    await inTransaction(database, SYSTEM, async (transaction) => {
      const userId = await accounts.seed.seedAccount(transaction, { ...account, avatar, locale: DEFAULT_LOCALE });
      await addresses.seed.seedAddresses(transaction, userId, ownAddresses);
    });
  });
}

/** Seeds the demo's sellers unless there are some already. */
export async function seedSellers(database: Database): Promise<void> {
  if (await hasSellers(database.queries)) return;
  await withAdvisoryLock(database.url, 'people', async () => {
    if (await hasSellers(database.queries)) return;
    await inTransaction(database, SYSTEM, async (transaction) => {
      await sellers.seed.seedSeller(transaction, { ...demoSeller, role: 'owner', locale: DEFAULT_LOCALE });
      await sellers.seed.seedSeller(transaction, { ...demoClerk, role: 'clerk', locale: DEFAULT_LOCALE });
    });
  });
}

/**
 * Seeds one member of staff for every role unless there are some already. No second factor, so that the demo can be
 * tried without an authenticator app.
 */
export async function seedStaffMembers(database: Database): Promise<void> {
  if (await hasStaff(database.queries)) return;
  await withAdvisoryLock(database.url, 'people', async () => {
    if (await hasStaff(database.queries)) return;
    await inTransaction(database, SYSTEM, async (transaction) => {
      for (const role of BUILT_IN_STAFF_ROLES) {
        await staff.seed.seedStaff(transaction, { ...demoStaff[role], role, locale: DEFAULT_LOCALE });
      }
      await site.seed.seedSetting(transaction, 'staff', { requiresTotp: false });
    });
  });
}
