export type LedgerUnit = 'cents' | 'points';

interface AccountKind {
  readonly units: readonly LedgerUnit[];
  /** The mall's own side of a movement may owe; what belongs to somebody may not be overdrawn. */
  readonly mayGoBelowZero: boolean;
}

const somebodys = (unit: LedgerUnit): AccountKind => ({ units: [unit], mayGoBelowZero: false });
const theMalls = (...units: LedgerUnit[]): AccountKind => ({ units, mayGoBelowZero: true });

/**
 * Every kind of account. The order is the order in which a journal takes hold of them: those of one person first, those
 * that everybody shares last and so for the shortest time.
 */
export const ACCOUNT_KINDS = {
  buyerWallet: somebodys('cents'),
  buyerPoints: somebodys('points'),
  /** What was paid for a trade and belongs to nobody yet. */
  escrow: { units: ['cents', 'points'], mayGoBelowZero: false },
  storePayable: somebodys('cents'),
  commission: theMalls('cents'),
  promotionCost: theMalls('cents'),
  /** Money on its way to or from a gateway. */
  clearing: theMalls('cents'),
  /** Below zero by as many points as are in the hands of buyers. */
  pointsIssued: theMalls('points'),
} as const satisfies Record<string, AccountKind>;
export type AccountKindName = keyof typeof ACCOUNT_KINDS;

/** One account: its kind, whose it is, and what it counts. */
export interface LedgerAccount {
  readonly kind: AccountKindName;
  /** A buyer, a store, a trade, a gateway; `mall` for the mall itself. */
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

/** What a trade holds until its goods are delivered and kept: money, and while nobody has paid yet the points set aside for it. */
export function escrowOf(tradeId: number, unit: LedgerUnit = 'cents'): LedgerAccount {
  return { kind: 'escrow', owner: String(tradeId), unit };
}

/** Money that a gateway took in and has not handed over; below zero by as much as it owes. */
export function clearingAt(gateway: string): LedgerAccount {
  return { kind: 'clearing', owner: gateway, unit: 'cents' };
}

export function storePayable(storeId: number): LedgerAccount {
  return { kind: 'storePayable', owner: String(storeId), unit: 'cents' };
}

/** What the mall pays of prices itself: its own coupons, points, members. */
export const PROMOTION_COST: LedgerAccount = { kind: 'promotionCost', owner: MALL, unit: 'cents' };

export const COMMISSION: LedgerAccount = { kind: 'commission', owner: MALL, unit: 'cents' };

export const POINTS_ISSUED: LedgerAccount = { kind: 'pointsIssued', owner: MALL, unit: 'points' };
