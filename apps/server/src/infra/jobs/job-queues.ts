/**
 * The queues of the background worker. Each has its own workers, so that urgent jobs never wait behind background jobs,
 * however many of those there are.
 */
export const JOB_QUEUES = {
  /** Money, stock and time limits: payments, expiry, group buying; also the delivery of events to their subscribers. */
  critical: { workers: 4, pauseMs: 20 },
  /** Messages to people: mail, text messages, the bells of the back offices. */
  mail: { workers: 4, pauseMs: 100 },
  /** The search index, and figures shown in lists. */
  index: { workers: 2, pauseMs: 250 },
  /** Imports, runs over the whole mall, reports and clean-up. */
  bulk: { workers: 2, pauseMs: 500 },
} as const satisfies Record<string, QueueOptions>;

export type JobQueue = keyof typeof JOB_QUEUES;

interface QueueOptions {
  /** Number of its jobs that run at once in one process. */
  readonly workers: number;
  /** When a fetch has returned fewer jobs than workers, new jobs are fetched together after this time. */
  readonly pauseMs: number;
}

export const JOB_QUEUE_NAMES = Object.keys(JOB_QUEUES) as JobQueue[];
