import type * as contract from '@galleria/contract/catalogue/catalogue';
import type { RefusalOf } from '@galleria/contract/operation';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { isOpen } from '@galleria/domain/stores/store-status';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { hasFirstOrder } from '../../activities/index.ts';
import type { CatalogueContext } from '../context.ts';
import type { Product } from '../product-db.ts';
import { productGift } from '../sale-items/gifts.ts';
import { deliveryTerms } from './delivery.ts';
import { findDeliveryRegion } from './delivery-region.ts';
import { presentProduct, toSkus } from './present-product.ts';

type Unavailable = RefusalOf<typeof contract.productDetail>;

export const productDetail: UseCase<typeof contract.productDetail, CatalogueContext> = async (
  context,
  { prodId, addrId, areaId },
  caller,
) => {
  const { locale } = caller;
  const current = await context.activities.current();
  const [product, gift, stock, region, names, brands, summaries, terms] = await Promise.all([
    loadProductOnSale(context, prodId, locale),
    productGift(context, current, prodId, locale),
    context.inventory.stockOf(prodId),
    findDeliveryRegion(context, caller, { addrId, areaId }),
    context.categoryNames(locale),
    context.brands(locale),
    context.stores.summaries(locale),
    deliveryTerms(context.stores),
  ]);
  if (isRefused(product)) return product;
  const detail = {
    ...presentProduct(product, { stock, region, names, brands, summaries, terms, current }, locale),
    gift: product.isVirtual ? null : gift,
  };
  const { actor } = caller;
  const hasOrdered =
    detail.firstOrder && actor.kind === 'buyer' && (await hasFirstOrder(context.database.queries, actor.userId));
  return hasOrdered ? { ...detail, firstOrder: null } : detail;
};

export const skuList: UseCase<typeof contract.skuList, CatalogueContext> = async (context, { prodId }, { locale }) => {
  const [product, stock, current] = await Promise.all([
    loadProductOnSale(context, prodId, locale),
    context.inventory.stockOf(prodId),
    context.activities.current(),
  ]);
  return isRefused(product) ? product : toSkus(product, stock, current, locale);
};

export const isProductOnSale: UseCase<typeof contract.isProductOnSale, CatalogueContext> = async (
  context,
  { prodId },
  { locale },
) => !isRefused(await loadProductOnSale(context, prodId, locale));

const REFUSAL_BY_STATUS: ReadonlyMap<number, Unavailable> = new Map([
  [PRODUCT_STATUS.offShelf, 'product.offShelf'],
  [PRODUCT_STATUS.takenDown, 'product.takenDown'],
  [PRODUCT_STATUS.waiting, 'product.waiting'],
]);

/** Statuses in which only the product's store may know that it exists. */
const HIDDEN: readonly number[] = [PRODUCT_STATUS.deleted, PRODUCT_STATUS.draft];

/** The refusal carries the data that may still be shown, so that the page can offer similar products. */
async function loadProductOnSale(
  { readProduct, stores }: CatalogueContext,
  productId: number,
  locale: Locale,
): Promise<Product | Refused<Unavailable>> {
  const [product, summaries] = await Promise.all([readProduct(productId), stores.summaries(locale)]);
  if (!product || HIDDEN.includes(product.status)) return refuse('product.notFound');
  const data = presentUnavailable(product, locale);
  if (product.status !== PRODUCT_STATUS.onSale) {
    return refuse(REFUSAL_BY_STATUS.get(product.status) ?? 'product.offShelf', { data });
  }
  const store = summaries.get(product.storeId);
  return store && isOpen(store.shopStatus) ? product : refuse('store.notOpen', { data });
}

/** A product that is not approved, or was taken down by the platform, shows neither texts nor picture. */
const STILL_VISIBLE: readonly number[] = [PRODUCT_STATUS.onSale, PRODUCT_STATUS.offShelf];

function presentUnavailable(product: Product, locale: Locale) {
  const { id: prodId, categoryId, storeId: shopId, status } = product;
  const place = { prodId, categoryId, shopId };
  if (!STILL_VISIBLE.includes(status)) return place;
  return { ...place, prodName: textIn(product.name, locale), pic: product.pictures[0] ?? '' };
}
