import type { Task } from 'graphile-worker';
import type { Database } from '../infra/database/database.ts';
import type { PlannedTask } from '../infra/jobs/run-queue.ts';
import type { JobPlan } from '../infra/jobs/start-jobs.ts';
import { renewActivities } from './activities/renew-activities.ts';
import { renewCombos } from './activities/seed-combos.ts';
import { renewFlashSales } from './activities/seed-flash-sales.ts';
import { renewGifts } from './activities/seed-gifts.ts';
import { renewGroupBuys } from './activities/seed-group-buys.ts';
import { renewPreSales } from './activities/seed-pre-sales.ts';
import { type OrderServices, renewOrderToPay } from './orders/seed-orders.ts';

const bulkTask = (run: Task): PlannedTask => ({ queue: 'bulk', run });

/**
 * Jobs that renew the demo data of a mall that runs for weeks. `services` resolves once the modules have been opened.
 */
export function demoJobs(database: Database, services: Promise<OrderServices>): Pick<JobPlan, 'tasks' | 'schedule'> {
  return {
    tasks: {
      renewOrderToPay: bulkTask(async () => renewOrderToPay(database, await services)),
      renewActivities: bulkTask(() => renewActivities(database)),
      renewGroupBuys: bulkTask(() => renewGroupBuys(database)),
      renewFlashSales: bulkTask(() => renewFlashSales(database)),
      renewPreSales: bulkTask(() => renewPreSales(database)),
      renewCombos: bulkTask(() => renewCombos(database)),
      renewGifts: bulkTask(() => renewGifts(database)),
    },
    schedule: {
      // At a shorter interval than any time to pay, so that the order to pay never expires.
      renewOrderToPay: '4,9,14,19,24,29,34,39,44,49,54,59 * * * *',
      renewActivities: '*/10 * * * *',
      renewGroupBuys: '5,15,25,35,45,55 * * * *',
      renewFlashSales: '2,12,22,32,42,52 * * * *',
      renewPreSales: '3,13,23,33,43,53 * * * *',
      renewCombos: '7,37 * * * *',
      renewGifts: '7,17,27,37,47,57 * * * *',
    },
  };
}
