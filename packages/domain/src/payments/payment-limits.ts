import type { MallRules } from '../site/mall-rules.ts';

/*
 * Ways of paying that hold goods without money: how much of that is allowed. Whoever decides holds the locks that keep
 * these numbers as they are until the trade is changed.
 */

/** Pieces of one SKU: those in trades that wait for a transfer, the trade in question included, and those left. */
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

/** `areaIds` are the districts that the orders of the trade go to. */
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

/** Provinces, cities or districts where something is possible only, or everywhere except there. */
export interface AreaList {
  readonly mode: 'except' | 'only';
  readonly areaIds: readonly number[];
}

/** The code of a district has two digits each of its province, its city and itself. */
function isAllowedIn({ mode, areaIds }: AreaList, districtId: number): boolean {
  const cityId = districtId - (districtId % 100);
  const provinceId = districtId - (districtId % 10_000);
  const isListed = [districtId, cityId, provinceId].some((areaId) => areaIds.includes(areaId));
  return mode === 'only' ? isListed : !isListed;
}
