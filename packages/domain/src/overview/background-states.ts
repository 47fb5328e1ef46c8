/** States of a message in the outbox. `kept`: stored only, since there is no gateway to send it. */
export const MESSAGE_STATES = ['waiting', 'kept', 'sent', 'failed'] as const;

/** States of a background job. `retrying`: it failed and will be retried. */
export const JOB_STATES = ['waiting', 'running', 'retrying', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];
