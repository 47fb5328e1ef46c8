export type LedgerUnit = 'cents' | 'points';

interface AccountKind {
  readonly units: readonly LedgerUnit[];
  /** True for accounts of the mall, and for `storePayable`, which only some journals may overdraw. */
  readonly mayGoBelowZero: boolean;
}

const owned = (unit: LedgerUnit): AccountKind => ({ units: [unit], mayGoBelowZero: false });
const mallOwned = (...units: LedgerUnit[]): AccountKind => ({ units, mayGoBelowZero: true });

/**
 * In the order in which journals lock accounts: shared accounts last, since they then are locked for the shortest time.
 */
export const ACCOUNT_KINDS = {
  buyerWallet: owned('cents'),
  buyerPoints: owned('points'),
  /** Money and points of a trade until they are paid out, refunded or returned. */
  escrow: { units: ['cents', 'points'], mayGoBelowZero: false },
  /** Negative after a clawback (`OVERDRAWING_REASONS`); later credits first bring it back to zero. */
  storePayable: { units: ['cents'], mayGoBelowZero: true },
  /** Reserved from `storePayable` by an open payout request, so that it cannot be requested twice. */
  payoutPending: owned('cents'),
  /** Approved payouts that are not sent yet. */
  payoutApproved: owned('cents'),
  commission: mallOwned('cents'),
  promotionCost: mallOwned('cents'),
  /** Money on its way to or from a gateway. */
  clearing: mallOwned('cents'),
  /** The points in circulation, as a negative balance: minus the sum of all points of buyers and trades. */
  pointsIssued: mallOwned('points'),
} as const satisfies Record<string, AccountKind>;
export type AccountKindName = keyof typeof ACCOUNT_KINDS;

export interface LedgerAccount {
  readonly kind: AccountKindName;
  /** Id of a buyer, store, trade or gateway; `mall` for the mall itself. */
  readonly owner: string;
  readonly unit: LedgerUnit;
}

const MALL = 'mall';

export function buyerPoints(userId: string): LedgerAccount {
  return { kind: 'buyerPoints', owner: userId, unit: 'points' };
}

export function buyerWallet(userId: string): LedgerAccount {
  return { kind: 'buyerWallet', owner: userId, unit: 'cents' };
}

/** Money of a trade until it is paid out to stores, and its points until it is paid. */
export function escrowOf(tradeId: number, unit: LedgerUnit = 'cents'): LedgerAccount {
  return { kind: 'escrow', owner: String(tradeId), unit };
}

/** Money of a refund until its gateway has paid it out. */
export function escrowOfRefund(refundId: number): LedgerAccount {
  return { kind: 'escrow', owner: `refund:${refundId}`, unit: 'cents' };
}

/** Money that a gateway has received and not paid out yet, as a negative balance. */
export function clearingAt(gateway: string): LedgerAccount {
  return { kind: 'clearing', owner: gateway, unit: 'cents' };
}

export function storePayable(storeId: number): LedgerAccount {
  return { kind: 'storePayable', owner: String(storeId), unit: 'cents' };
}

export function payoutPending(storeId: number): LedgerAccount {
  return { kind: 'payoutPending', owner: String(storeId), unit: 'cents' };
}

export function payoutApproved(storeId: number): LedgerAccount {
  return { kind: 'payoutApproved', owner: String(storeId), unit: 'cents' };
}

/** Refunds that staff paid manually, outside the gateways. */
export const CLEARING_BY_HAND = clearingAt('byHand');

/** Money that was paid out to stores, as a positive balance. */
export const PAID_OUT = clearingAt('payouts');

/** Reductions that the mall bears: platform coupons, points, members' discounts. */
export const PROMOTION_COST: LedgerAccount = { kind: 'promotionCost', owner: MALL, unit: 'cents' };

export const COMMISSION: LedgerAccount = { kind: 'commission', owner: MALL, unit: 'cents' };

export const POINTS_ISSUED: LedgerAccount = { kind: 'pointsIssued', owner: MALL, unit: 'points' };
