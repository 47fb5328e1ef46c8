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
import { hasCommissionRates, seedCommissionRates } from '../modules/commission/index.ts';
import { findStaffId } from '../modules/staff/index.ts';
import { hasPaperRequest, seedLicenceEnd, seedPaperRequest, seedPause } from '../modules/stores/index.ts';
import { daysBefore } from './mall/days-before.ts';

/** Settings of stores and categories by staff; also for a demo mall that was seeded before there were such settings. */
export async function seedPlatformDecisions(database: Database): Promise<void> {
  if (await hasCommissionRates(database.queries)) return;
  await withAdvisoryLock(database.url, 'seeding', async () => {
    if (await hasCommissionRates(database.queries)) return;
    await inTransaction(database, SYSTEM, async (transaction) => {
      const now = await transaction.now();
      const setBy = await findStaffId(transaction.queries, demoStaff.operator.mail);
      if (!setBy) return;
      await seedPause(transaction, { ...demoPause, setBy });
      for (const { storeId, inDays } of demoLicenceEnds) {
        await seedLicenceEnd(transaction, storeId, daysBefore(now, -inDays).toISOString().slice(0, 10));
      }
      const rates = demoCommissionRates.map(({ percent, inDays, ...rate }) => ({
        ...{ ...rate, setBy, basisPoints: Math.round(percent * 100), validFrom: daysBefore(now, -inDays) },
      }));
      await seedCommissionRates(transaction, rates);
    });
  });
}

/** A change of papers that waits for staff; also for a demo mall that was seeded before there were such requests. */
export async function seedWaitingPapers(database: Database): Promise<void> {
  const { storeId, inDays, changes } = demoPaperRequest;
  if (await hasPaperRequest(database.queries, storeId)) return;
  await withAdvisoryLock(database.url, 'seeding', async () => {
    if (await hasPaperRequest(database.queries, storeId)) return;
    await inTransaction(database, SYSTEM, async (transaction) => {
      const expiresOn = daysBefore(await transaction.now(), -inDays)
        .toISOString()
        .slice(0, 10);
      await seedPaperRequest(transaction, storeId, { ...changes, expiresOn });
    });
  });
}
