import type * as contract from '@galleria/contract/staff/jobs';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { findJob, removeJob, rescheduleJob } from '../../infra/jobs/jobs-db.ts';
import type { JobsContext } from './index.ts';

/** Jobs are idempotent, so a job that failed half-way may run again. */
export const runJobAgain: UseCase<typeof contract.runJobAgain, JobsContext> = async (
  { database: { queries } },
  { jobId },
  { audit },
) => {
  const job = await findJob(queries, jobId);
  if (!job) return refuse('job.notFound');
  // The worker may have locked the job since; the conditional update decides.
  if (!(await rescheduleJob(queries, jobId))) return refuse('job.running');
  audit.changed(job, { ...job, state: 'waiting', attempts: 0 });
  return null;
};

export const giveUpJob: UseCase<typeof contract.giveUpJob, JobsContext> = async (
  { database: { queries } },
  { jobId },
  { audit },
) => {
  const job = await findJob(queries, jobId);
  if (!job) return refuse('job.notFound');
  if (job.state === 'running') return refuse('job.running');
  if (job.state === 'waiting') return refuse('job.notFailed');
  if (!(await removeJob(queries, jobId))) return refuse('job.running');
  audit.changed(job, null);
  return null;
};
