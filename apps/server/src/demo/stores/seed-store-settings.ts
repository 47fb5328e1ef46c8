import {
  demoAwayText,
  demoQuickAnswers,
  demoReturnAddresses,
  demoTemplate,
  demoWaitingNotices,
  LICENCE_DAYS,
  SETTINGS_STORE,
} from '@galleria/demo/stores/northwind-settings';
import { SYSTEM } from '@galleria/domain/access/access';
import { centsOf } from '@galleria/domain/money/main-units';
import { DAY_MS } from '@galleria/domain/site/durations';
import { sameEveryDay } from '@galleria/domain/stores/opening-hours';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { content } from '../../modules/content/index.ts';
import { stores } from '../../modules/stores/index.ts';

/** Settings of the demo seller's store; also for a demo mall that was seeded before there were any. */
export async function seedSellerSettings(database: Database): Promise<void> {
  if (await stores.seed.hasStoreSettings(database.queries)) return;
  await withAdvisoryLock(database.url, 'seeding', async () => {
    if (await stores.seed.hasStoreSettings(database.queries)) return;
    await inTransaction(database, SYSTEM, async (transaction) => {
      const inDays = async (days: number) => new Date((await transaction.now()).getTime() + days * DAY_MS);
      await stores.seed.seedStoreSettings(transaction, SETTINGS_STORE, {
        template: templateRow(),
        returnAddresses: demoReturnAddresses,
        quickAnswers: demoQuickAnswers,
        chatHours: { week: sameEveryDay({ from: '09:00', to: '21:00' }), awayText: demoAwayText },
        licenceExpiresOn: (await inDays(LICENCE_DAYS)).toISOString().slice(0, 10),
      });
      const notices = demoWaitingNotices.map(async ({ inDays: days, ...notice }) => ({
        ...{ ...notice, shopId: SETTINGS_STORE, publishAt: await inDays(days) },
      }));
      await content.seed.seedNotices(transaction, await Promise.all(notices));
    });
  });
}

function templateRow() {
  const { name, basis, firstUnits, extraUnits, far, notTo, ...terms } = demoTemplate;
  const exceptions = [{ provinceIds: far.provinceIds, ...termsOf({ ...far, freeOver: null }) }];
  return { name, basis, firstUnits, extraUnits, notTo, ...termsOf(terms), exceptions };
}

interface DemoTerms {
  readonly firstFee: number;
  readonly extraFee: number;
  readonly freeOver: number | null;
  readonly days: readonly number[];
}

function termsOf({ firstFee, extraFee, freeOver, days: [minDays = 0, maxDays = 0] }: DemoTerms) {
  const freeOverCents = freeOver === null ? null : centsOf(freeOver);
  return { firstFeeCents: centsOf(firstFee), extraFeeCents: centsOf(extraFee), freeOverCents, minDays, maxDays };
}
