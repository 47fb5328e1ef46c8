import { REFUND_EVENTS } from './refund-lifecycle.ts';

/** Entries of a request's timeline: the events of its lifecycle, and steps that change no state. */
export const REFUND_STEPS = [
  ...REFUND_EVENTS,
  ...(['applied', 'offered', 'offerDeclined', 'said', 'asked', 'extended', 'reminded', 'moneyFailed'] as const),
] as const;
export type RefundStepName = (typeof REFUND_STEPS)[number];

/** Entries that only staff read: assignments, proposals, and rejected proposals. */
export const STAFF_REFUND_STEPS = ['assigned', 'proposed', 'proposalRejected'] as const;
export type StaffRefundStepName = (typeof STAFF_REFUND_STEPS)[number];
