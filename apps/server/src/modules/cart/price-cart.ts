import { type CouponPricingInput, priceWithoutPoints } from '@galleria/domain/checkout/coupon-choices';
import { goodsPricingInput } from '@galleria/domain/checkout/goods-pricing-input';
import { shipOrder } from '@galleria/domain/pricing/ship-order';
import type { Destination, PricedTrade, WantedLine } from '@galleria/domain/pricing/trade';
import type { StoreDiscount } from '@galleria/domain/promotions/store-discounts';
import type { ShippingTemplate } from '@galleria/domain/shipping/shipping-fee';
import { type CategoryNames, wantedLine } from '../catalogue/index.ts';
import type { AvailableLine } from './assess-lines.ts';

const lineKey = ({ line }: AvailableLine) => String(line.id);

/** The selected lines as input of checkout's pricing rules. */
export function selectedPricingInput(
  available: readonly AvailableLine[],
  storeDiscounts: readonly StoreDiscount[],
  categories: CategoryNames,
): CouponPricingInput {
  const selected = available.filter(({ line }) => line.isChecked);
  return goodsPricingInput(wantedLines(selected, categories), storeDiscounts);
}

export function priceSelected(...selection: Parameters<typeof selectedPricingInput>): PricedTrade {
  return priceWithoutPoints(selectedPricingInput(...selection), []);
}

/** Ids of lines that cannot be delivered to the destination, by checkout's rules. */
export function undeliverableLines(
  available: readonly AvailableLine[],
  destination: Destination | undefined,
  shippingTemplates: ReadonlyMap<number, ShippingTemplate>,
): ReadonlySet<number> {
  const lines = wantedLines(available, new Map()).map((line) => ({
    ...line,
    goodsCents: line.quantity * line.unitCents,
  }));
  const pricingInput = { ...goodsPricingInput(lines, []), coupons: [], points: 0, destination, shippingTemplates };
  const byStore = Map.groupBy(lines, ({ storeId }) => storeId);
  const keys = [...byStore].flatMap(([storeId, own]) => shipOrder(storeId, own, pricingInput).undeliverable);
  return new Set(keys.map(Number));
}

function wantedLines(available: readonly AvailableLine[], categories: CategoryNames): WantedLine[] {
  return available.map((one) => wantedLine(one.item, lineKey(one), one.line.quantity, categories));
}
