import type { MallRules } from '../site/mall-rules.ts';

/*
 * Limits on ways of paying that hold goods without money. The caller holds the locks that keep the counted numbers
 * stable until the trade is changed.
 */

/**
 * Pieces of one SKU: `heldPieces` in trades that wait for a transfer, including this one, and those still available.
 */
export interface TransferHolding {
  readonly heldPieces: number;
  readonly availablePieces: number;
}

export type TransferRefusal = 'payment.transferAmount' | 'payment.transferStock';

export function transferRefusal(
  payableCents: number,
  holdings: readonly TransferHolding[],
  rules: Pick<MallRules, 'transferMaxCents' | 'transferStockPercent' | 'transferStockPieces'>,
): TransferRefusal | undefined {
  if (payableCents > rules.transferMaxCents) return 'payment.transferAmount';
  const isTooMuch = ({ heldPieces, availablePieces }: TransferHolding) => {
    const share = Math.floor(((heldPieces + availablePieces) * rules.transferStockPercent) / 100);
    return heldPieces > Math.max(rules.transferStockPieces, share);
  };
  return holdings.some(isTooMuch) ? 'payment.transferStock' : undefined;
}

/** Orders to be paid on delivery that have not arrived yet. */
export interface CashHolding {
  readonly orders: number;
  readonly cents: number;
}

export type CashRefusal = 'payment.cashLimit' | 'payment.cashArea';

/** `areaIds` are the districts of the trade's delivery addresses. */
export function cashRefusal(
  open: CashHolding,
  wanted: CashHolding & { readonly areaIds: readonly number[] },
  rules: Pick<MallRules, 'cashOrdersPerBuyer' | 'cashCentsPerBuyer'>,
  areas: AreaList,
): CashRefusal | undefined {
  if (!wanted.areaIds.every((areaId) => isAllowedIn(areas, areaId))) return 'payment.cashArea';
  const isTooMuch =
    open.orders + wanted.orders > rules.cashOrdersPerBuyer || open.cents + wanted.cents > rules.cashCentsPerBuyer;
  return isTooMuch ? 'payment.cashLimit' : undefined;
}

/** Provinces, cities or districts: the only ones that are allowed, or the only ones that are not. */
export interface AreaList {
  readonly mode: 'except' | 'only';
  readonly areaIds: readonly number[];
}

/** The code of a district has two digits each for its province, its city and itself. */
function isAllowedIn({ mode, areaIds }: AreaList, districtId: number): boolean {
  const cityId = districtId - (districtId % 100);
  const provinceId = districtId - (districtId % 10_000);
  const isListed = [districtId, cityId, provinceId].some((areaId) => areaIds.includes(areaId));
  return mode === 'only' ? isListed : !isListed;
}
