import { priceTrade } from '@galleria/domain/pricing/price-trade';
import { shipOrder } from '@galleria/domain/pricing/ship-order';
import type { Destination, PricedTrade, TradeQuestion, WantedLine } from '@galleria/domain/pricing/trade';
import type { StoreDiscount } from '@galleria/domain/promotions/store-discounts';
import type { ShippingTemplate } from '@galleria/domain/shipping/shipping-fee';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { type CategoryNames, wantedLine } from '../catalogue/index.ts';
import type { AvailableLine } from './assess-lines.ts';

/** Parts of a trade that are chosen at checkout: coupons, points and delivery. */
const UNDECIDED = {
  coupons: [],
  points: 0,
  pointsRule: DEFAULT_RULES,
  deliveries: new Map(),
  destination: undefined,
  shippingTemplates: new Map(),
  sameCity: new Map(),
} satisfies Partial<TradeQuestion>;

const lineKey = ({ line }: AvailableLine) => String(line.id);

/** Prices the selected lines by the rules of checkout. */
export function priceSelected(
  available: readonly AvailableLine[],
  storeDiscounts: readonly StoreDiscount[],
  categories: CategoryNames,
): PricedTrade {
  return priceTrade({
    ...UNDECIDED,
    lines: wantedLines(
      available.filter(({ line }) => line.isChecked),
      categories,
    ),
    storeDiscounts,
  });
}

/** Ids of lines that are not delivered to the destination, by the rules of checkout. */
export function undeliverableLines(
  available: readonly AvailableLine[],
  destination: Destination | undefined,
  shippingTemplates: ReadonlyMap<number, ShippingTemplate>,
): ReadonlySet<number> {
  const lines = wantedLines(available, new Map()).map((line) => ({
    ...line,
    goodsCents: line.quantity * line.unitCents,
  }));
  const question = { ...UNDECIDED, lines, storeDiscounts: [], destination, shippingTemplates };
  const byStore = Map.groupBy(lines, ({ storeId }) => storeId);
  const keys = [...byStore].flatMap(([storeId, own]) => shipOrder(storeId, own, question).undeliverable);
  return new Set(keys.map(Number));
}

function wantedLines(available: readonly AvailableLine[], categories: CategoryNames): WantedLine[] {
  return available.map((one) => wantedLine(one.item, lineKey(one), one.line.quantity, categories));
}
