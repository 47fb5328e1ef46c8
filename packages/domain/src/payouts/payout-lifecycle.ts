/** States of a payout of a store's balance: requested by the store or a job, decided and paid by the mall. */
export const PAYOUT_STATES = ['requested', 'approved', 'paid', 'rejected', 'cancelled'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** States in which the money is reserved. */
export const OPEN_PAYOUT_STATES = ['requested', 'approved'] as const satisfies readonly PayoutState[];

export type PayoutEvent = 'approve' | 'reject' | 'markPaid' | 'cancel';

/** Allowed transitions. The store can cancel until the mall has approved. */
export const PAYOUT_LIFECYCLE: Readonly<
  Record<PayoutEvent, { readonly from: readonly PayoutState[]; readonly to: PayoutState }>
> = {
  approve: { from: ['requested'], to: 'approved' },
  reject: { from: ['requested', 'approved'], to: 'rejected' },
  markPaid: { from: ['approved'], to: 'paid' },
  cancel: { from: ['requested'], to: 'cancelled' },
};
