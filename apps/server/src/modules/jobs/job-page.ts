import type * as contract from '@galleria/contract/staff/jobs';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { offsetOf, toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { readClock } from '../../infra/database/clock.ts';
import { countJobsByTask, readJobs, readLastRuns } from '../../infra/jobs/jobs-db.ts';
import { nextRun } from '../../infra/jobs/next-run.ts';
import { redactSecrets } from '../../infra/log/redact-secrets.ts';
import type { JobsContext } from './index.ts';

const NONE = { waiting: 0, running: 0, retrying: 0, failed: 0 };
const MAX_REASON_LENGTH = 300;
const MAX_PAYLOAD_LENGTH = 500;

export const jobTaskList: UseCase<typeof contract.jobTaskList, JobsContext> = async ({ database, cronTasks }) => {
  const { queries } = database;
  const [counts, lastRuns, now] = await Promise.all([
    countJobsByTask(queries),
    readLastRuns(queries),
    readClock(queries),
  ]);
  const tasks = [...new Set([...counts.keys(), ...cronTasks.keys()])].toSorted();
  return tasks.map((task) => {
    const schedule = cronTasks.get(task) ?? '';
    const next = schedule ? nextRun(schedule, now) : undefined;
    const last = lastRuns.get(task);
    return {
      ...{ task, ...(counts.get(task) ?? NONE), schedule },
      nextTime: next ? formatApiTime(next) : null,
      lastTime: last ? formatApiTime(last) : null,
    };
  });
};

export const jobPage: UseCase<typeof contract.jobPage, JobsContext> = async (
  { database: { queries } },
  { task, state, ...paging },
) => {
  const { jobs, total } = await readJobs(queries, { task, state }, { offset: offsetOf(paging), limit: paging.size });
  const records = jobs.map(({ id, lastError, payload, createdAt, runAt, ...job }) => ({
    ...{ jobId: id, task: job.task, state: job.state, attempts: job.attempts, maxAttempts: job.maxAttempts },
    // Only the first line: the rest is a stack trace, which is in the log.
    reason: (lastError.split('\n')[0] ?? '').slice(0, MAX_REASON_LENGTH),
    payload: JSON.stringify(redactSecrets(payload) ?? {}).slice(0, MAX_PAYLOAD_LENGTH),
    ...{ createTime: createdAt, runTime: runAt },
  }));
  return toPage(records, total, paging);
};
