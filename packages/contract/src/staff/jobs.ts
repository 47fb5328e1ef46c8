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
  summary: 'Every task of the background worker with its queue, and the next run of those that run by the clock',
  input: z.object({}),
  output: z.array(
    z.object({
      task: z.string(),
      waiting: z.int(),
      running: z.int(),
      retrying: z.int(),
      failed: z.int(),
      schedule: z.string().meta({ description: 'cron expression in UTC; empty: it runs when something asks for it' }),
      nextTime: time.nullable().meta({ description: 'of a scheduled one' }),
      lastTime: time.nullable().meta({ description: 'of a scheduled one: when it was last put into the queue' }),
    }),
  ),
  refusals: [],
});

export const jobPage = operation({
  method: 'GET',
  path: '/s/job/page',
  access: staff('jobs.view'),
  summary: 'Jobs in the queue, those that failed for the last time first',
  input: z.object({ ...paging, task: z.string().max(120).optional(), state: z.enum(JOB_STATES).optional() }),
  output: pageOf(
    z.object({
      jobId,
      task: z.string(),
      state: z.enum(JOB_STATES),
      attempts: z.int(),
      maxAttempts: z.int(),
      reason: z.string().meta({ description: 'of the last failure, its first line' }),
      payload: z.string().meta({ description: 'JSON without secrets' }),
      createTime: time,
      runTime: time.meta({ description: 'when it is or was due' }),
    }),
  ),
  refusals: [],
});

export const runJobAgain = operation({
  method: 'POST',
  path: '/s/job/run',
  access: staff('jobs.run'),
  summary: 'Runs a job now, with all its attempts anew',
  input: z.object({ jobId }),
  output: z.null(),
  refusals: ['job.notFound', 'job.running'],
});

export const giveUpJob = operation({
  method: 'POST',
  path: '/s/job/giveUp',
  access: staff('jobs.run'),
  summary: 'Takes a failed job out of the queue: it never runs again',
  input: z.object({ jobId }),
  output: z.null(),
  refusals: ['job.notFound', 'job.running', 'job.notFailed'],
});
