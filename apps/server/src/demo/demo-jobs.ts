import type { Database } from '../infra/database/database.ts';
import type { JobPlan } from '../infra/jobs/start-jobs.ts';
import { renewActivities } from './renew-activities.ts';
import { renewCombos } from './seed-combos.ts';
import { renewFlashSales } from './seed-flash-sales.ts';
import { renewGifts } from './seed-gifts.ts';
import { renewGroupBuys } from './seed-group-buys.ts';
import { renewPreSales } from './seed-pre-sales.ts';

/** What keeps a demo mall alive that runs for weeks. */
export function demoJobs(database: Database): Pick<JobPlan, 'tasks' | 'schedule'> {
  return {
    tasks: {
      renewActivities: () => renewActivities(database),
      renewGroupBuys: () => renewGroupBuys(database),
      renewFlashSales: () => renewFlashSales(database),
      renewPreSales: () => renewPreSales(database),
      renewCombos: () => renewCombos(database),
      renewGifts: () => renewGifts(database),
    },
    schedule: {
      renewActivities: '*/10 * * * *',
      renewGroupBuys: '5,15,25,35,45,55 * * * *',
      renewFlashSales: '2,12,22,32,42,52 * * * *',
      renewPreSales: '3,13,23,33,43,53 * * * *',
      renewCombos: '7,37 * * * *',
      renewGifts: '7,17,27,37,47,57 * * * *',
    },
  };
}
