/** How a message of the outbox stands. Kept: there is no gateway, so it stays where it is. */
export const MESSAGE_STATES = ['waiting', 'kept', 'sent', 'failed'] as const;

/** How a job of the background worker stands. Retrying: it failed, and is tried again later. */
export const JOB_STATES = ['waiting', 'running', 'retrying', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];
