import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { ClaimableOrder } from '../../orders/index.ts';
import { isUnsent, maxRefundOfOrder } from '../requests/start-money.ts';
import { comboLines } from './calculate-refund.ts';

type Line = ClaimableOrder['lines'][number];

/**
 * Refund amounts of the line for each number of pieces. Claimed pieces count as not claimed, since an open request may
 * be changed.
 */
export function presentComboLine(order: ClaimableOrder, line: Line, locale: Locale) {
  const { activity } = line;
  if (!activity?.combo) return null;
  const { perSet } = activity.combo;
  const isWholeSets = isUnsent(order);
  const amounts = Array.from({ length: line.quantity - line.refundedQuantity }, (_, index) => {
    const quantity = index + 1;
    if (!isWholeSets) return goodsFor(order, [{ orderLineId: line.id, quantity }]);
    const sets = quantity / perSet;
    return Number.isInteger(sets) ? goodsFor(order, setsOf(order, sets)) : 0;
  });
  return { name: textIn(activity.name, locale), perSet, isWholeSets, amounts };
}

/** Refund amount for all remaining pieces of the combo; null without a combo. */
export function comboAmount(order: ClaimableOrder): number | null {
  const lines = comboLines(order);
  if (lines.length === 0) return null;
  const left = lines.map((line) => ({ orderLineId: line.id, quantity: line.quantity - line.refundedQuantity }));
  return goodsFor(order, left);
}

function setsOf(order: ClaimableOrder, sets: number) {
  return comboLines(order).map((line) => {
    return { orderLineId: line.id, quantity: sets * (line.activity?.combo?.perSet ?? 1) };
  });
}

function goodsFor(order: ClaimableOrder, pieces: Parameters<typeof maxRefundOfOrder>[1]): number {
  const { amountCents, postageCents } = maxRefundOfOrder(order, pieces, { isPostageTaken: true });
  return mainUnits(amountCents - postageCents);
}
