import { JOB_STATES } from '@galleria/domain/overview/background-states';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { pageOf, paging, time } from '../wire/formats.ts';
import { staff } from './fields.ts';

/** Background jobs: waiting and failed ones with their errors, and scheduled ones. */

const jobId = z.string().regex(/^\d{1,18}$/);

export const jobTaskList = operation({
  method: 'GET',
  path: '/s/job/tasks',
  access: staff('jobs.view'),
  summary: 'Background tasks with their queues, and the next run of scheduled ones',
  input: z.object({}),
  output: z.array(
    z.object({
      task: z.string(),
      waiting: z.int(),
      running: z.int(),
      retrying: z.int(),
      failed: z.int(),
      schedule: z.string().meta({ description: 'cron expression in UTC; empty: runs on demand only' }),
      nextTime: time.nullable().meta({ description: 'next run of a scheduled task' }),
      lastTime: time.nullable().meta({ description: 'last time at which a scheduled task was put into the queue' }),
    }),
  ),
  refusals: [],
});

export const jobPage = operation({
  method: 'GET',
  path: '/s/job/page',
  access: staff('jobs.view'),
  summary: 'Jobs in the queue, permanently failed ones first',
  input: z.object({ ...paging, task: z.string().max(120).optional(), state: z.enum(JOB_STATES).optional() }),
  output: pageOf(
    z.object({
      jobId,
      task: z.string(),
      state: z.enum(JOB_STATES),
      attempts: z.int(),
      maxAttempts: z.int(),
      reason: z.string().meta({ description: 'first line of the last error' }),
      payload: z.string().meta({ description: 'JSON, without secrets' }),
      createTime: time,
      runTime: time.meta({ description: 'time at which it is or was due' }),
    }),
  ),
  refusals: [],
});

export const runJobAgain = operation({
  method: 'POST',
  path: '/s/job/run',
  access: staff('jobs.run'),
  summary: 'Retries a job now, with the full number of attempts',
  input: z.object({ jobId }),
  output: z.null(),
  refusals: ['job.notFound', 'job.running'],
});

export const giveUpJob = operation({
  method: 'POST',
  path: '/s/job/giveUp',
  access: staff('jobs.run'),
  summary: 'Removes a failed job from the queue, so that it never runs again',
  input: z.object({ jobId }),
  output: z.null(),
  refusals: ['job.notFound', 'job.running', 'job.notFailed'],
});
