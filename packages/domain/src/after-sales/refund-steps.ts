import { REFUND_EVENTS } from './refund-lifecycle.ts';

/** Everything that the timeline of a request can tell: the events of its lifecycle, and what changes no state. */
export const REFUND_STEPS = [
  ...REFUND_EVENTS,
  ...(['applied', 'offered', 'offerDeclined', 'said', 'asked', 'extended', 'reminded', 'moneyFailed'] as const),
] as const;
export type RefundStepName = (typeof REFUND_STEPS)[number];

/** What only staff read: who has a case, what was proposed, and why a proposal came back. */
export const STAFF_REFUND_STEPS = ['assigned', 'proposed', 'proposalRejected'] as const;
export type StaffRefundStepName = (typeof STAFF_REFUND_STEPS)[number];
