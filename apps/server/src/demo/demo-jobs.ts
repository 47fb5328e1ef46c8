import type { Database } from '../infra/database/database.ts';
import type { JobPlan } from '../infra/jobs/start-jobs.ts';
import { renewActivities } from './renew-activities.ts';
import { renewGifts } from './seed-gifts.ts';
import { renewGroupBuys } from './seed-group-buys.ts';

/** What keeps a demo mall alive that runs for weeks. */
export function demoJobs(database: Database): Pick<JobPlan, 'tasks' | 'schedule'> {
  return {
    tasks: {
      renewActivities: () => renewActivities(database),
      renewGroupBuys: () => renewGroupBuys(database),
      renewGifts: () => renewGifts(database),
    },
    schedule: {
      renewActivities: '*/10 * * * *',
      renewGroupBuys: '5,15,25,35,45,55 * * * *',
      renewGifts: '7,17,27,37,47,57 * * * *',
    },
  };
}
