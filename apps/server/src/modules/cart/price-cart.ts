import { priceTrade } from '@galleria/domain/pricing/price-trade';
import { shipOrder } from '@galleria/domain/pricing/ship-order';
import type { Destination, PricedTrade, TradeQuestion, WantedLine } from '@galleria/domain/pricing/trade';
import type { StoreDiscount } from '@galleria/domain/promotions/store-discounts';
import type { ShippingTemplate } from '@galleria/domain/shipping/shipping-fee';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { type CategoryNames, wantedLine } from '../catalogue/index.ts';
import type { GoodLine } from './assess-lines.ts';

/** What of a trade is not settled before checkout: coupons, points and sending. */
const UNDECIDED = {
  coupons: [],
  points: 0,
  pointsRule: DEFAULT_RULES,
  deliveries: new Map(),
  destination: undefined,
  shippingTemplates: new Map(),
  sameCity: new Map(),
} satisfies Partial<TradeQuestion>;

const lineKey = ({ line }: GoodLine) => String(line.id);

/** What the selected lines come to, by the same rules as at checkout. */
export function priceChecked(
  good: readonly GoodLine[],
  storeDiscounts: readonly StoreDiscount[],
  categories: CategoryNames,
): PricedTrade {
  return priceTrade({
    ...UNDECIDED,
    lines: wanted(
      good.filter(({ line }) => line.isChecked),
      categories,
    ),
    storeDiscounts,
  });
}

/** Lines that are not sent there, by the same rules as at checkout. */
export function undeliverableLines(
  good: readonly GoodLine[],
  destination: Destination | undefined,
  shippingTemplates: ReadonlyMap<number, ShippingTemplate>,
): ReadonlySet<number> {
  const lines = wanted(good, new Map()).map((line) => ({ ...line, goodsCents: line.quantity * line.unitCents }));
  const question = { ...UNDECIDED, lines, storeDiscounts: [], destination, shippingTemplates };
  const byStore = Map.groupBy(lines, ({ storeId }) => storeId);
  const keys = [...byStore].flatMap(([storeId, own]) => shipOrder(storeId, own, question).undeliverable);
  return new Set(keys.map(Number));
}

function wanted(good: readonly GoodLine[], categories: CategoryNames): WantedLine[] {
  return good.map((one) => wantedLine(one.item, lineKey(one), one.line.quantity, categories));
}
