import { comboList } from '@galleria/contract/activities/combo';
import { addressList } from '@galleria/contract/addresses';
import type { Call, PageVisit } from '@galleria/contract/call';
import { boughtTogether } from '@galleria/contract/orders/bought-together';
import { productDiscounts } from '@galleria/contract/promotions/discounts';
import { productCoupons } from '@galleria/contract/promotions/promotions';
import { reviewPage, reviewSummary } from '@galleria/contract/reviews/reviews';
import { relatedProducts } from '@galleria/contract/search/search';
import { storeInfo } from '@galleria/contract/stores/stores';
import { addressLine } from '@galleria/domain/addresses/address-line';
import { loadReminded } from '../../features/activities/reminders/load-reminded.server.ts';
import { loadGroupOffer } from '../../features/group-buy/load-group-offer.server.ts';
import { type CardProduct, cardProduct } from '../../features/products/card-product.ts';
import type { CentreCoupon } from '../../features/promotions/coupon-face.ts';
import { type CardStore, cardStore } from '../../features/stores/card-store.ts';
import { courierDays, shipsBy } from './buy/delivery-lines.ts';
import { deferSlowParts } from './defer-slow-parts.server.ts';
import type { Coupons, DetailData, OwnAddress, Product, ProductDiscount, Reviews } from './detail-data.ts';
import { type ReviewQuery, reviewQuery } from './reviews/review-query.ts';

const RELATED_SHOWN = 10;
const REVIEWS_PER_PAGE = 8;

/** Coupons, discounts, the reminder, the group offer and combos are awaited; every other part may be deferred. */
export async function detailData(visit: PageVisit, query: URLSearchParams, product: Product): Promise<DetailData> {
  const { prodId, shopId, activity } = product;
  const parts = deferSlowParts(partsOfProduct(visit, query, product));
  // While a pre-sale runs, it is the only way to buy the product, and neither coupons nor discounts apply.
  const isPreSale = shipsBy(activity) !== undefined;
  const [coupons, discounts, reminded, group, combos] = await Promise.all([
    isPreSale ? NO_COUPONS : loadCoupons(visit, prodId),
    isPreSale ? [] : loadDiscounts(visit, prodId, shopId),
    loadReminded(visit, activity ? [activity] : []),
    loadGroupOffer(visit, product, positiveIntegerIn(query, 'group')),
    publicCall(visit)(comboList, { prodId }),
  ]);
  return {
    ...{ product, ...coupons, discounts, group, combos: combos.ok ? combos.data : [] },
    isReminded: activity !== null && reminded.has(activity.activityId),
    ...(await parts),
  };
}

/** Parts of every page about a product, with or without a sale. */
export function partsOfProduct(visit: PageVisit, query: URLSearchParams, product: Product) {
  const { prodId, shopId, delivery, activity } = product;
  return {
    store: loadStore(visit, shopId),
    reviews: loadReviews(visit, prodId, reviewQuery(query)),
    together: loadBoughtTogether(visit, prodId),
    related: loadRelated(visit, prodId),
    addresses: visit.isSignedIn ? loadAddresses(visit) : undefined,
    skuId: positiveIntegerIn(query, 'sku'),
    arrives: courierDays(visit.locale, shipsBy(activity) ?? Date.now(), delivery),
    addrId: positiveIntegerIn(query, 'addr'),
  };
}

export function positiveIntegerIn(fields: URLSearchParams | FormData, name: string): number | undefined {
  const text = fields.get(name);
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/**
 * Signed-in buyers bypass the shared answers, to see their own changes at once (a review, a coupon); guests share them.
 */
export function publicCall({ isSignedIn, call, callAsVisitor }: PageVisit): Call {
  return isSignedIn ? call : callAsVisitor;
}

/** `categoryId` is the fallback for a product that is in no listing any more. */
export async function loadRelated(
  { callAsVisitor }: PageVisit,
  prodId: number,
  categoryId?: number,
): Promise<CardProduct[]> {
  const related = await callAsVisitor(relatedProducts, { prodId, categoryId, size: RELATED_SHOWN });
  return related.ok ? related.data.map(cardProduct) : [];
}

async function loadBoughtTogether({ callAsVisitor }: PageVisit, prodId: number): Promise<CardProduct[]> {
  const found = await callAsVisitor(boughtTogether, { prodId });
  return found.ok ? found.data.map(cardProduct) : [];
}

const NO_COUPONS: Coupons = { coupons: [], afterCoupons: [] };

/** Coupons that can be used now come first. The row is left out when all of them are sold out. */
async function loadCoupons(visit: PageVisit, prodId: number): Promise<Coupons> {
  const found = await publicCall(visit)(productCoupons, { prodId });
  if (!found.ok) return NO_COUPONS;
  const { coupons, prices } = found.data;
  const sorted = coupons.toSorted((one, other) => Number(isForLater(one)) - Number(isForLater(other)));
  return { coupons: sorted.some(({ state }) => state !== 'soldOut') ? sorted : [], afterCoupons: prices };
}

function isForLater({ state, usableFrom }: CentreCoupon): boolean {
  return state === 'soldOut' || usableFrom !== null;
}

async function loadDiscounts(visit: PageVisit, prodId: number, shopId: number): Promise<ProductDiscount[]> {
  const found = await publicCall(visit)(productDiscounts, { prodId, shopId });
  return found.ok ? found.data.map(({ discountId, kind, steps }) => ({ discountId, kind, steps })) : [];
}

async function loadStore(visit: PageVisit, shopId: number): Promise<CardStore | undefined> {
  const head = await publicCall(visit)(storeInfo, { shopId });
  return head.ok ? cardStore(head.data) : undefined;
}

/** A page beyond the last one falls back to the last one. */
async function loadReviews(visit: PageVisit, prodId: number, query: ReviewQuery): Promise<Reviews | undefined> {
  const [summary, page] = await Promise.all([
    publicCall(visit)(reviewSummary, { prodId }),
    publicCall(visit)(reviewPage, { prodId, ...query, size: REVIEWS_PER_PAGE }),
  ]);
  if (!summary.ok || !page.ok) return undefined;
  const { current, pages } = page.data;
  if (current > 1 && current > pages) return loadReviews(visit, prodId, { ...query, current: Math.max(pages, 1) });
  return { summary: summary.data, page: page.data, query };
}

async function loadAddresses({ call, locale }: PageVisit): Promise<OwnAddress[]> {
  const own = await call(addressList, {});
  if (!own.ok) return [];
  return own.data.map(({ addrId, receiver, addr, area, city }) => ({
    addrId,
    label: `${receiver} · ${addressLine(addr, [area, city], locale)}`,
  }));
}
