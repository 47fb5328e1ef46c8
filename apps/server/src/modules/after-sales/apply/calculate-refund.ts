import {
  canKeepGift,
  isBelowMinimum,
  isFreeLine,
  MIN_REFUND_CENTS,
  reduceToAgreedAmount,
} from '@galleria/domain/after-sales/refund-amounts';
import type { RefundKind } from '@galleria/domain/after-sales/refund-lifecycle';
import { piecesHeld, piecesLeft, refundKindsOf } from '@galleria/domain/after-sales/refund-possibility';
import { TRADE_STATE } from '@galleria/domain/orders/order-status';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { DAY_MS } from '@galleria/domain/site/durations';
import { type Claim, type ClaimableOrder, refundableLine, type Trade } from '../../orders/index.ts';
import { claimsOfGifts, keptGiftWorth } from '../requests/gifts-of-order.ts';
import { isUnsent, maxRefundOfOrder } from '../requests/start-money.ts';

export interface RefundableOrder {
  readonly order: ClaimableOrder;
  readonly trade: Pick<Trade, 'state'>;
  readonly unusedCodes: ReadonlyMap<number, number>;
  readonly isPeriodExpired: boolean;
  readonly isPostageTaken: boolean;
}

export interface RefundInput {
  /** Undefined: the whole order. */
  readonly orderLineId: number | undefined;
  readonly quantity: number | undefined;
  readonly kind: RefundKind;
  readonly amountCents: number;
  /** Shipped gifts stay with the buyer, and their worth is taken off the refund. */
  readonly keepsGift: boolean;
}

export interface CalculatedRefund {
  readonly claims: Claim[];
  readonly quantity: number;
  readonly amountCents: number;
  readonly postageCents: number;
  readonly points: number;
}

/** By the mall's clock, counted from the receipt. Never over before the receipt. */
export function isPeriodExpired(receivedAt: Date | null, afterSalesDays: number, now: Date): boolean {
  return receivedAt !== null && now.getTime() > receivedAt.getTime() + afterSalesDays * DAY_MS;
}

export function kindsOf({
  order,
  trade,
  isPeriodExpired: isExpired,
}: Pick<RefundableOrder, 'order' | 'trade' | 'isPeriodExpired'>): RefundKind[] {
  return refundKindsOf({ ...order, isPaid: trade.state === TRADE_STATE.paid, isPeriodExpired: isExpired });
}

type RefundInputRefusal =
  | ('refund.notPossible' | 'refund.periodOver' | 'refund.open' | 'refund.count' | 'refund.codeUsed')
  | ('refund.belowMinimum' | 'refund.tooMuch' | 'refund.gift' | 'refund.wholeSets' | 'order.notFound');

/**
 * The claims and amounts that a request comes to by the rules. Where they are stored, the caller has locked the order.
 */
export function calculateRefund(
  refundable: RefundableOrder,
  input: RefundInput,
): CalculatedRefund | Refused<RefundInputRefusal> {
  const { order } = refundable;
  if (!kindsOf(refundable).includes(input.kind)) {
    return refuse(refundable.isPeriodExpired ? 'refund.periodOver' : 'refund.notPossible');
  }
  const mains =
    input.orderLineId === undefined
      ? claimOrder(refundable, input.kind)
      : claimLine(refundable, input, input.orderLineId);
  if (!Array.isArray(mains)) return mains;
  const gifts = claimsOfGifts(order, mains, input.keepsGift);
  if (input.keepsGift && !gifts.some(({ keptQuantity = 0 }) => keptQuantity > 0)) return refuse('refund.notPossible');
  if (isKeptGiftTooValuable(refundable, mains, gifts)) return refuse('refund.gift');
  const claims = [...mains, ...gifts];
  const maximum = maxRefundOfOrder(order, claims, refundable);
  if (isBelowMinimum(maximum) || (input.amountCents === 0 && maximum.amountCents > 0)) return refuseBelowMinimum();
  if (input.amountCents > maximum.amountCents) return refuseAboveMaximum(maximum.amountCents);
  const { amountCents, postageCents, points } = reduceToAgreedAmount(maximum, input.amountCents);
  // Without gifts: their quantity follows from the pieces of their main items.
  const quantity = mains.reduce((sum, claim) => sum + claim.quantity, 0);
  return { claims, quantity, amountCents, postageCents, points };
}

/** Whether a gift would stay that is worth as much as its main item gives back, or more. */
function isKeptGiftTooValuable(
  { order, ...refundable }: RefundableOrder,
  mains: readonly Claim[],
  gifts: readonly Claim[],
): boolean {
  const { parts } = maxRefundOfOrder(order, mains, refundable);
  const worth = keptGiftWorth(order, gifts);
  return parts.some(({ orderLineId, goodsCents }) => !canKeepGift(worth.get(orderLineId) ?? 0, goodsCents));
}

function claimOrder({ order, unusedCodes }: RefundableOrder, kind: RefundKind): Claim[] | Refused<RefundInputRefusal> {
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

function claimLine(
  { order, unusedCodes }: RefundableOrder,
  { kind, quantity }: RefundInput,
  orderLineId: number,
): Claim[] | Refused<RefundInputRefusal> {
  const line = order.lines.find(({ id }) => id === orderLineId);
  if (!line) return refuse('order.notFound');
  // The refund of one part of a combo depends on the others, so only one request about a combo is open at a time.
  const together = line.activity?.combo ? comboLines(order) : [line];
  if (together.some(({ claimedQuantity }) => claimedQuantity > 0)) return refuse('refund.open');
  if (isFreeLine(refundableLine(line))) return refuseBelowMinimum();
  const left = piecesLeft(order, line, kind, unusedCodes.get(line.id) ?? 0);
  const wanted = quantity ?? left;
  if (order.isVirtual && wanted > left) return refuse('refund.codeUsed');
  if (wanted < 1 || wanted > left) return refuse('refund.count', { values: { most: left } });
  if (line.activity?.combo && isUnsent(order)) return claimSets(order, kind, wanted / line.activity.combo.perSet);
  return [{ orderLineId, quantity: wanted, heldQuantity: piecesHeld(order, line, kind, wanted) }];
}

/** Lines of the order's combo; an order has at most one. */
export function comboLines({ lines }: ClaimableOrder) {
  return lines.filter(({ activity }) => activity?.combo);
}

/** Claims all parts of so many sets of a combo of which nothing was shipped. */
function claimSets(order: ClaimableOrder, kind: RefundKind, sets: number): Claim[] | Refused<RefundInputRefusal> {
  if (!Number.isInteger(sets)) return refuse('refund.wholeSets');
  return comboLines(order).map((line) => {
    const quantity = sets * (line.activity?.combo?.perSet ?? 1);
    return { orderLineId: line.id, quantity, heldQuantity: piecesHeld(order, line, kind, quantity) };
  });
}

export function refuseBelowMinimum() {
  return refuse('refund.belowMinimum', { values: { least: { cents: MIN_REFUND_CENTS } } });
}

export function refuseAboveMaximum(mostCents: number) {
  return refuse('refund.tooMuch', { values: { most: { cents: mostCents } } });
}
