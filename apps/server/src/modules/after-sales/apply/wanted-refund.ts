import {
  agreedParts,
  giftMayStay,
  isBelowLeast,
  isFreeLine,
  MIN_REFUND_CENTS,
} from '@galleria/domain/after-sales/refund-amounts';
import type { RefundKind } from '@galleria/domain/after-sales/refund-lifecycle';
import { piecesHeld, piecesLeft, refundKindsOf } from '@galleria/domain/after-sales/refund-possibility';
import { mainUnits } from '@galleria/domain/money/main-units';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { DAY_MS } from '@galleria/domain/site/durations';
import { type Claim, type ClaimableOrder, refundableLine, type Trade } from '../../orders/index.ts';
import { claimsOfGifts, worthOfKept } from '../requests/gifts-of-order.ts';
import { isUnsent, mostOfOrder } from '../requests/start-money.ts';

export interface AskedOrder {
  readonly order: ClaimableOrder;
  readonly trade: Pick<Trade, 'state'>;
  readonly unusedCodes: ReadonlyMap<number, number>;
  readonly isPeriodOver: boolean;
  readonly isPostageTaken: boolean;
}

export interface Wish {
  /** Undefined: the whole order. */
  readonly orderLineId: number | undefined;
  readonly quantity: number | undefined;
  readonly kind: RefundKind;
  readonly amountCents: number;
  /** Shipped gifts stay with the buyer, and their worth is taken off the refund. */
  readonly keepsGift: boolean;
}

export interface WantedRefund {
  readonly claims: Claim[];
  readonly quantity: number;
  readonly amountCents: number;
  readonly postageCents: number;
  readonly points: number;
}

/** By the mall's clock, counted from the receipt. Never over before the receipt. */
export function isPeriodOver(receivedAt: Date | null, afterSalesDays: number, now: Date): boolean {
  return receivedAt !== null && now.getTime() > receivedAt.getTime() + afterSalesDays * DAY_MS;
}

export function kindsOf({
  order,
  trade,
  isPeriodOver: isOver,
}: Pick<AskedOrder, 'order' | 'trade' | 'isPeriodOver'>): RefundKind[] {
  return refundKindsOf({ ...order, isPaid: trade.state === TRADE_STATE.paid, isPeriodOver: isOver });
}

type WishRefusal =
  | ('refund.notPossible' | 'refund.periodOver' | 'refund.open' | 'refund.count' | 'refund.codeUsed')
  | ('refund.belowMinimum' | 'refund.tooMuch' | 'refund.gift' | 'refund.wholeSets' | 'order.notFound');

/**
 * The claims and amounts that a request comes to by the rules. Where they are stored, the caller has locked the order.
 */
export function wantedRefund(asked: AskedOrder, wish: Wish): WantedRefund | Refused<WishRefusal> {
  const { order } = asked;
  if (!kindsOf(asked).includes(wish.kind)) {
    return refuse(asked.isPeriodOver ? 'refund.periodOver' : 'refund.notPossible');
  }
  const mains = wish.orderLineId === undefined ? wholeOrder(asked, wish.kind) : oneLine(asked, wish, wish.orderLineId);
  if (!Array.isArray(mains)) return mains;
  const gifts = claimsOfGifts(order, mains, wish.keepsGift);
  if (wish.keepsGift && !gifts.some(({ keptQuantity = 0 }) => keptQuantity > 0)) return refuse('refund.notPossible');
  if (cannotStay(asked, mains, gifts)) return refuse('refund.gift');
  const claims = [...mains, ...gifts];
  const most = mostOfOrder(order, claims, asked);
  if (isBelowLeast(most) || (wish.amountCents === 0 && most.amountCents > 0)) return tooLittle();
  if (wish.amountCents > most.amountCents) return tooMuch(most.amountCents);
  const { amountCents, postageCents, points } = agreedParts(most, wish.amountCents);
  // Without gifts: their quantity follows from the pieces of their main items.
  const quantity = mains.reduce((sum, claim) => sum + claim.quantity, 0);
  return { claims, quantity, amountCents, postageCents, points };
}

/** Whether a gift would stay that is worth as much as its main item gives back, or more. */
function cannotStay({ order, ...asked }: AskedOrder, mains: readonly Claim[], gifts: readonly Claim[]): boolean {
  const { parts } = mostOfOrder(order, mains, asked);
  const worth = worthOfKept(order, gifts);
  return parts.some(({ orderLineId, goodsCents }) => !giftMayStay(worth.get(orderLineId) ?? 0, goodsCents));
}

function wholeOrder({ order, unusedCodes }: AskedOrder, kind: RefundKind): Claim[] | Refused<WishRefusal> {
  if (order.openClaims > 0) return refuse('refund.open');
  const claims = order.lines
    .filter(({ mainSkuId }) => mainSkuId === null)
    .map((line) => {
      const quantity = piecesLeft(order, line, kind, unusedCodes.get(line.id) ?? 0);
      return { orderLineId: line.id, quantity, heldQuantity: piecesHeld(order, line, kind, quantity) };
    })
    .filter(({ quantity }) => quantity > 0);
  return claims.length > 0 ? claims : refuse(order.isVirtual ? 'refund.codeUsed' : 'refund.notPossible');
}

function oneLine(
  { order, unusedCodes }: AskedOrder,
  { kind, quantity }: Wish,
  orderLineId: number,
): Claim[] | Refused<WishRefusal> {
  const line = order.lines.find(({ id }) => id === orderLineId);
  if (!line) return refuse('order.notFound');
  // The refund of one part of a combo depends on the others, so only one request about a combo is open at a time.
  const together = line.activity?.combo ? comboLines(order) : [line];
  if (together.some(({ claimedQuantity }) => claimedQuantity > 0)) return refuse('refund.open');
  if (isFreeLine(refundableLine(line))) return tooLittle();
  const left = piecesLeft(order, line, kind, unusedCodes.get(line.id) ?? 0);
  const wanted = quantity ?? left;
  if (order.isVirtual && wanted > left) return refuse('refund.codeUsed');
  if (wanted < 1 || wanted > left) return refuse('refund.count', { values: { most: left } });
  if (line.activity?.combo && isUnsent(order)) return wholeSets(order, kind, wanted / line.activity.combo.perSet);
  return [{ orderLineId, quantity: wanted, heldQuantity: piecesHeld(order, line, kind, wanted) }];
}

/** Lines of the order's combo; an order has at most one. */
export function comboLines({ lines }: ClaimableOrder) {
  return lines.filter(({ activity }) => activity?.combo);
}

/** Claims all parts of so many sets of a combo of which nothing was shipped. */
function wholeSets(order: ClaimableOrder, kind: RefundKind, sets: number): Claim[] | Refused<WishRefusal> {
  if (!Number.isInteger(sets)) return refuse('refund.wholeSets');
  return comboLines(order).map((line) => {
    const quantity = sets * (line.activity?.combo?.perSet ?? 1);
    return { orderLineId: line.id, quantity, heldQuantity: piecesHeld(order, line, kind, quantity) };
  });
}

export function tooLittle() {
  return refuse('refund.belowMinimum', { values: { least: mainUnits(MIN_REFUND_CENTS).toFixed(2) } });
}

export function tooMuch(mostCents: number) {
  return refuse('refund.tooMuch', { values: { most: mainUnits(mostCents).toFixed(2) } });
}
