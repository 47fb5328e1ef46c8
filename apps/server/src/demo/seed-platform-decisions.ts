import { demoStaff } from '@galleria/demo/people/demo-staff';
import {
  demoCommissionRates,
  demoLicenceEnds,
  demoPaperRequest,
  demoPause,
} from '@galleria/demo/stores/platform-decisions';
import { SYSTEM } from '@galleria/domain/access/access';
import type { Database } from '../infra/database/database.ts';
import { inTransaction } from '../infra/database/transaction.ts';
import { withAdvisoryLock } from '../infra/database/with-advisory-lock.ts';
import { commission } from '../modules/commission/index.ts';
import { staff } from '../modules/staff/index.ts';
import { stores } from '../modules/stores/index.ts';
import { daysBefore } from './mall/days-before.ts';

/** Settings of stores and categories by staff; also for a demo mall that was seeded before there were such settings. */
export async function seedPlatformDecisions(database: Database): Promise<void> {
  if (await commission.seed.hasCommissionRates(database.queries)) return;
  await withAdvisoryLock(database.url, 'seeding', async () => {
    if (await commission.seed.hasCommissionRates(database.queries)) return;
    await inTransaction(database, SYSTEM, async (transaction) => {
      const now = await transaction.now();
      const setBy = await staff.seed.findStaffId(transaction.queries, demoStaff.operator.mail);
      if (!setBy) return;
      await stores.seed.seedPause(transaction, { ...demoPause, setBy });
      for (const { storeId, inDays } of demoLicenceEnds) {
        await stores.seed.seedLicenceEnd(transaction, storeId, daysBefore(now, -inDays).toISOString().slice(0, 10));
      }
      const rates = demoCommissionRates.map(({ percent, inDays, ...rate }) => ({
        ...{ ...rate, setBy, basisPoints: Math.round(percent * 100), validFrom: daysBefore(now, -inDays) },
      }));
      await commission.seed.seedCommissionRates(transaction, rates);
    });
  });
}

/** A change of papers that waits for staff; also for a demo mall that was seeded before there were such requests. */
export async function seedWaitingPapers(database: Database): Promise<void> {
  const { storeId, inDays, changes } = demoPaperRequest;
  if (await stores.seed.hasPaperRequest(database.queries, storeId)) return;
  await withAdvisoryLock(database.url, 'seeding', async () => {
    if (await stores.seed.hasPaperRequest(database.queries, storeId)) return;
    await inTransaction(database, SYSTEM, async (transaction) => {
      const expiresOn = daysBefore(await transaction.now(), -inDays)
        .toISOString()
        .slice(0, 10);
      await stores.seed.seedPaperRequest(transaction, storeId, { ...changes, expiresOn });
    });
  });
}
