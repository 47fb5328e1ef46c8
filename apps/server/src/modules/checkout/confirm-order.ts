import type * as contract from '@galleria/contract/checkout/checkout';
import type { ParsedInputOf } from '@galleria/contract/operation';
import type { DeliveryType } from '@galleria/domain/catalogue/product-types';
import { bestCoupons } from '@galleria/domain/checkout/best-coupons';
import { collectableCoupons } from '@galleria/domain/checkout/collectable-coupons';
import { priceWithoutPoints } from '@galleria/domain/checkout/coupon-choices';
import { priceTrade } from '@galleria/domain/pricing/price-trade';
import { maxUsablePoints } from '@galleria/domain/pricing/usable-points';
import { isRefused, type RefusalName } from '@galleria/domain/refusals';
import type { BuyerCaller, UseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import { type OwnCouponTerms, readCollectable, readOwnCoupons } from '../promotions/index.ts';
import { defaultDeliveryType, offersOf } from './delivery-offers.ts';
import { giftItems, offeredGifts, withGifts } from './gifts/gifts.ts';
import type { CheckoutContext } from './index.ts';
import {
  type CheckoutItem,
  type CheckoutReferenceData,
  checkStock,
  findSpentCoupon,
  loadReferenceData,
  referenceFor,
  resolveItems,
} from './load-checkout.ts';
import { presentConfirmation } from './present-confirmation.ts';
import { type Address, deliveryTypeOrDefault, itemsByStore, pricingInputOf, selectCoupons } from './price-checkout.ts';
import { cartPurchase, directPurchase, type Purchase } from './purchase.ts';

type ConfirmInput = ParsedInputOf<typeof contract.confirmOrder>;

/** The price of an order under these choices. Nothing is reserved, so the price may differ when the order is placed. */
export const confirmOrder: UseCase<typeof contract.confirmOrder, CheckoutContext> = (context, input, caller) => {
  const { orderItem } = input;
  if (orderItem) return confirmPurchase(context, input, caller, directPurchase(orderItem));
  return confirmPurchase(context, input, caller, cartPurchase);
};

/** Confirms any kind of purchase: of the cart, of one SKU, or in the checkout of an activity. */
export async function confirmPurchase<ReadRefusal extends RefusalName>(
  context: CheckoutContext,
  input: Omit<ConfirmInput, 'orderItem'>,
  { actor, locale }: BuyerCaller,
  purchase: Purchase<ReadRefusal, RefusalName>,
) {
  const { queries } = context.database;
  const { userId } = actor;
  const [lines, sharedReference, address, ownCoupons, score] = await Promise.all([
    purchase.readLines(queries, userId),
    loadReferenceData(context, locale, userId),
    findAddress(context, input.addrId, { userId, locale }),
    readOwnCoupons(queries, userId),
    context.ledger.score(userId),
  ]);
  if (isRefused(lines)) return lines;
  const reference = referenceFor(purchase, sharedReference);
  const [saleItems, stock] = await Promise.all([
    purchase.readItems(queries, lines, reference),
    checkStock(queries, lines, purchase),
  ]);
  if (isRefused(saleItems)) return saleItems;
  const items = resolveItems(lines, saleItems, reference);
  if (isRefused(items)) return items;
  if (stock.shortage) return stock.shortage;
  if (isRefused(address)) return address;
  const [offered, notCollected] = await Promise.all([
    offeredGifts(queries, items, reference, purchase),
    readOffersFor(queries, userId, items),
  ]);
  const gifts = giftItems(items, offered, reference);
  const deliveries = chooseDeliveries(items, reference, address, input);
  const pricingInput = pricingInputOf(withGifts(items, gifts), reference, deliveries, address);
  const coupons = chooseCoupons(input.couponUserIds, ownCoupons, (usable) => bestCoupons(pricingInput, usable));
  if (isRefused(coupons))
    return (await findSpentCoupon(queries, userId, input.couponUserIds ?? [], coupons)) ?? coupons;
  const plain = priceWithoutPoints(pricingInput, []);
  const storeCoupons = coupons.filter(({ storeId }) => storeId !== null);
  const beforePlatform = priceWithoutPoints(pricingInput, storeCoupons);
  const { pointsLimit } = priceWithoutPoints(pricingInput, coupons);
  const mostScore = maxUsablePoints(reference.rules, pointsLimit.goodsCents, pointsLimit.leftCents, score);
  const points = input.isScorePay === 1 ? Math.min(input.userUseScore ?? mostScore, mostScore) : 0;
  const priced = priceTrade({ ...pricingInput, coupons, points });
  const unfit = new Set(priced.unfitCoupons);
  const chosen = coupons.filter(({ couponId, isYetToStart }) => !unfit.has(couponId) && !isYetToStart);
  return presentConfirmation(context, {
    locale,
    reference,
    items,
    gifts,
    offered,
    stocks: stock.stocks,
    address: address ?? null,
    priced,
    chosen,
    collectable: collectableCoupons(pricingInput, chosen, notCollected),
    ownCoupons,
    plain,
    beforePlatform,
    offers: (storeId) => offersOf(storeId, items, plain, pricingInput, reference),
    ownScore: score,
    mostScore,
    deliveryTerms: purchase.deliveryTerms?.(items),
  });
}

/** The coupons that the buyer could collect for these items. Runs no statement if none of the items takes coupons. */
function readOffersFor(queries: Queries, userId: string, items: readonly CheckoutItem[]) {
  if (!items.some(({ wanted }) => wanted.takesReductions)) return [];
  return readCollectable(queries, userId, [...itemsByStore(items).keys()]);
}

/** The requested address, else the default one, else none. */
async function findAddress(
  { addresses }: CheckoutContext,
  addrId: number | undefined,
  buyer: Parameters<CheckoutContext['addresses']['list']>[0],
) {
  if (addrId !== undefined) return addresses.info(addrId, buyer);
  return (await addresses.list(buyer)).find(({ commonAddr }) => commonAddr === 1);
}

/** Per store the requested delivery type, else the first that reaches the address. */
function chooseDeliveries(
  items: readonly CheckoutItem[],
  reference: CheckoutReferenceData,
  address: Address | undefined,
  { dvyTypes }: Pick<ConfirmInput, 'dvyTypes'>,
): Map<number, DeliveryType> {
  const chosen = [...itemsByStore(items)].map(([storeId, own]): [number, DeliveryType] => {
    const requested = dvyTypes.find(({ shopId }) => shopId === storeId)?.dvyType;
    if (requested === undefined) return [storeId, defaultDeliveryType(storeId, own, reference, address)];
    return [storeId, deliveryTypeOrDefault(own, requested)];
  });
  return new Map(chosen);
}

function chooseCoupons(
  requestedIds: readonly number[] | undefined,
  own: readonly OwnCouponTerms[],
  best: (usable: readonly OwnCouponTerms[]) => OwnCouponTerms[],
) {
  if (requestedIds !== undefined) return selectCoupons(own, requestedIds);
  return best(own.filter(({ isYetToStart }) => !isYetToStart));
}
