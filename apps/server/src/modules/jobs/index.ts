import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import { jobPage, jobTaskList } from './job-page.ts';
import { giveUpJob, runJobAgain } from './run-job-again.ts';

export interface JobsContext {
  readonly database: Database;
  /** Cron expressions of all modules, by task. */
  readonly cronTasks: ReadonlyMap<string, string>;
}

/** Staff's view of the background worker, and operations on failed jobs. */
export const jobs = defineModule({
  name: 'jobs',
  open: ({ database, cronTasks }: JobsContext): JobsContext => ({ database, cronTasks }),
  operations: { jobTaskList, jobPage, runJobAgain, giveUpJob },
});
