import type * as contract from '@galleria/contract/cart/cart';
import type { OutputOf } from '@galleria/contract/operation';
import { MAX_CHECKOUT_LINES } from '@galleria/domain/cart/cart-rules';
import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { priceWithoutPoints } from '@galleria/domain/checkout/coupon-choices';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { Reduction } from '@galleria/domain/pricing/reductions';
import { toAmounts } from '@galleria/domain/pricing/to-amounts';
import type { Destination, PricedOrder, PricedTrade } from '@galleria/domain/pricing/trade';
import { isDiscounted } from '@galleria/domain/promotions/store-discounts';
import { courierDays, type ShippingTemplate } from '@galleria/domain/shipping/shipping-fee';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { SELF_OPERATED_STORE } from '@galleria/domain/stores/store-status';
import type { BuyerCaller, UseCase } from '../../infra/calls/use-case.ts';
import type { OfferedGift } from '../catalogue/index.ts';
import { type NamedDiscount, presentCollectable } from '../promotions/index.ts';
import type { StoreSummary } from '../stores/index.ts';
import { type AvailableLine, assessCart, countAvailablePieces, countPieces, type ExpiredLine } from './assess-lines.ts';
import { type CartCoupons, cartCoupons } from './cart-coupons.ts';
import { presentDiscount } from './cart-discount.ts';
import { cartGifts } from './cart-gifts.ts';
import { inCartTransaction, selectLines } from './cart-lines-db.ts';
import { presentFreeShipping } from './free-shipping.ts';
import type { CartContext } from './index.ts';
import { buyerOwner, findGuest } from './owner.ts';
import { presentGuestLine, presentLine } from './present-lines.ts';
import { selectedPricingInput, undeliverableLines } from './price-cart.ts';

type PresentedCart = OutputOf<typeof contract.cartInfo>;
type PresentedShop = PresentedCart['shops'][number];

/** Data for presenting all stores of the cart. */
interface CartData {
  readonly locale: Locale;
  readonly summaries: ReadonlyMap<number, StoreSummary>;
  readonly discounts: readonly NamedDiscount[];
  readonly withCoupons: ReadonlySet<number>;
  readonly templates: ReadonlyMap<number, ShippingTemplate>;
  readonly destination: Destination | undefined;
  readonly undeliverable: ReadonlySet<number>;
  readonly priced: PricedTrade;
  readonly coupons: CartCoupons;
  readonly gifts: ReadonlyMap<number, OfferedGift>;
}

/**
 * Six statements for any length of the cart, three more when one of its lines has a gift. Stores are ordered by their
 * latest line.
 */
export const cartInfo: UseCase<typeof contract.cartInfo, CartContext> = async (context, { addrId }, caller) => {
  const { database, stores, catalogue, promotions, activities } = context;
  const { actor, locale } = caller;
  const [summaries, readPrices] = await Promise.all([stores.summaries(locale), activities.priceReader()]);
  const [{ available, expired }, destination, templates, discounts, withCoupons, categories] = await Promise.all([
    assessCart(database.queries, buyerOwner(actor.userId), summaries, readPrices),
    findDestination(context, addrId, caller),
    stores.shippingTemplates(),
    promotions.discounts(),
    promotions.storesWithCoupons(),
    catalogue.categoryNames(locale),
  ]);
  await deselect(context, expired, caller);
  const pricingInput = selectedPricingInput(available, discounts, categories);
  const priced = priceWithoutPoints(pricingInput, []);
  const undeliverable = undeliverableLines(available, destination, templates);
  const [gifts, coupons] = await Promise.all([
    activities.giftReader().then((readRules) => cartGifts(database.queries, available, readRules)),
    cartCoupons(database.queries, actor.userId, pricingInput),
  ]);
  const data: CartData = {
    ...{ locale, summaries, discounts, withCoupons, templates, destination, undeliverable, priced, gifts, coupons },
  };
  const selected = available.filter(({ line }) => line.isChecked);
  return {
    shops: [...Map.groupBy(available, ({ item }) => item.storeId)].map(([storeId, own]) =>
      presentShop(storeId, own, data),
    ),
    platformCollectable: presentCollectable(coupons.collectable, null, locale),
    platformCouponSaves: mainUnits(coupons.savesCents(null)),
    amounts: presentAmounts(priced, data),
    checkedLines: selected.length,
    checkedPieces: selected.reduce((sum, { line }) => sum + line.quantity, 0),
    settledAtMost: MAX_CHECKOUT_LINES,
    expiredCount: expired.length,
  };
};

/** The requested address, otherwise the default one. */
async function findDestination(
  { addresses }: CartContext,
  addrId: number | undefined,
  { actor, locale }: BuyerCaller,
): Promise<Destination | undefined> {
  const own = await addresses.list({ userId: actor.userId, locale });
  return own.find((address) => address.addrId === addrId) ?? own.find(({ commonAddr }) => commonAddr === 1);
}

/**
 * Expired lines are shown as not selected, so they are deselected in the database too: checkout must not contain them.
 */
async function deselect(
  { database }: CartContext,
  expired: readonly ExpiredLine[],
  { actor }: BuyerCaller,
): Promise<void> {
  const selectedIds = expired.flatMap(({ line }) => (line.isChecked ? [line.id] : []));
  if (selectedIds.length === 0) return;
  const owner = buyerOwner(actor.userId);
  await inCartTransaction(database, actor, owner, ({ queries }) => selectLines(queries, owner, selectedIds, false));
}

function presentShop(storeId: number, own: readonly AvailableLine[], data: CartData): PresentedShop {
  const summary = data.summaries.get(storeId);
  const order = data.priced.orders.find((one) => one.storeId === storeId);
  return {
    shopId: storeId,
    shopName: summary?.shopName ?? '',
    shopLogo: summary?.shopLogo ?? '',
    isSelfOperated: storeId === SELF_OPERATED_STORE,
    lines: own.map((one) => presentLine(one, !data.undeliverable.has(one.line.id), data)),
    discounts: presentDiscounts(own, order, data),
    hasCoupons: data.withCoupons.has(storeId),
    arrival: arrivalOf(own, data),
    collectable: presentCollectable(data.coupons.collectable, storeId, data.locale),
    couponSaves: mainUnits(data.coupons.savesCents(storeId)),
    freeShipping: presentFreeShipping(own, order, data),
    amounts: presentAmounts(order, data),
  };
}

/** Arrival of the slowest line that can be sent to the destination; only of selected lines, if there are any. */
function arrivalOf(own: readonly AvailableLine[], data: CartData): PresentedShop['arrival'] {
  const { destination, templates, undeliverable } = data;
  if (!destination) return null;
  const sent = own.filter(
    ({ line, item }) =>
      !item.isVirtual && !undeliverable.has(line.id) && item.deliveryTypes.includes(DELIVERY_TYPE.courier),
  );
  const selected = sent.filter(({ line }) => line.isChecked);
  const counting = (selected.length > 0 ? selected : sent).flatMap(
    ({ item }) => templates.get(item.shippingTemplateId ?? 0) ?? [],
  );
  return courierDays(counting, destination.provinceId) ?? null;
}

/** Discounts that apply to a line of the store, selected or not. */
function presentDiscounts(
  own: readonly AvailableLine[],
  order: PricedOrder | undefined,
  { discounts, locale }: CartData,
): PresentedShop['discounts'] {
  return discounts
    .filter((discount) => own.some(({ item }) => isDiscounted(discount, item)))
    .map((discount) => presentDiscount(discount, discounts, order?.lines ?? [], locale));
}

/** Amounts without shipping, which is only known at checkout. */
function presentAmounts(
  priced: PricedTrade | PricedOrder | undefined,
  { discounts, locale }: CartData,
): PresentedCart['amounts'] {
  const { goodsCents, reductions, points, payableCents } = priced ?? { ...NOTHING, reductions: [] };
  const nameOf = ({ kind, sourceId }: Reduction) =>
    textIn((kind === 'storeDiscount' && discounts.find((one) => one.discountId === sourceId)?.name) || {}, locale);
  return toAmounts({ goodsCents, reductions, shippingFullCents: 0, shippingOffCents: 0, points, payableCents }, nameOf);
}

const NOTHING = { goodsCents: 0, points: 0, payableCents: 0 };

export const cartCount: UseCase<typeof contract.cartCount, CartContext> = async (
  { database, stores },
  _,
  { actor, locale },
) => countPieces(database.queries, actor.userId, await stores.summaries(locale));

/** For a signed-in caller, the count of the buyer's own cart. */
export const guestCartCount: UseCase<typeof contract.guestCartCount, CartContext> = async (
  { database, stores },
  _,
  { actor, browser, locale },
) => {
  const owner = actor.kind === 'buyer' ? buyerOwner(actor.userId) : findGuest(browser);
  return owner ? countAvailablePieces(database.queries, owner, await stores.summaries(locale)) : 0;
};

/** Without prices, as they may depend on the buyer. Empty for a signed-in caller. */
export const guestCartItems: UseCase<typeof contract.guestCartItems, CartContext> = async (
  { database, stores },
  _,
  { actor, browser, locale },
) => {
  const owner = actor.kind === 'buyer' ? undefined : findGuest(browser);
  if (!owner) return [];
  const { available } = await assessCart(database.queries, owner, await stores.summaries(locale));
  return available.map((line) => presentGuestLine(line, locale));
};
