/**
 * The queues of the background worker. Each has workers of its own, so that what somebody waits for never stands behind
 * what nobody waits for, however much of it there is.
 */
export const JOB_QUEUES = {
  /** Money, stock and time limits: payments, expiry, group buying; also the delivery of events to their subscribers. */
  critical: { workers: 4, pauseMs: 20 },
  /** What people are told: mail, text messages, the bells of the back offices. */
  mail: { workers: 4, pauseMs: 100 },
  /** The search index, and the figures that lists show. */
  index: { workers: 2, pauseMs: 250 },
  /** Imports, runs over the whole mall, reports and clean-up. */
  bulk: { workers: 2, pauseMs: 500 },
} as const satisfies Record<string, QueueOptions>;

export type JobQueue = keyof typeof JOB_QUEUES;

interface QueueOptions {
  /** How many jobs of it run at once in one process. */
  readonly workers: number;
  /** After a look into the queue that found fewer jobs than workers, new ones are fetched together after this time. */
  readonly pauseMs: number;
}

export const JOB_QUEUE_NAMES = Object.keys(JOB_QUEUES) as JobQueue[];
