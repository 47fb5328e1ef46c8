import type * as contract from '@galleria/contract/catalogue/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { isActivityPrice } from '@galleria/domain/activities/activity-rules';
import { formatChoice } from '@galleria/domain/catalogue/product-options';
import { averageStars } from '@galleria/domain/catalogue/rating';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { sanitizeRichText } from '../../../infra/text/rich-text.ts';
import { type CurrentActivities, presentProductActivity } from '../../activities/index.ts';
import type { StoreSummary } from '../../stores/index.ts';
import type { Brand } from '../brands/brand-names.ts';
import { type CategoryNames, pathTo } from '../categories/category-names.ts';
import type { Product } from '../product-db.ts';
import { type DeliveryTerms, deliveryOf } from './delivery.ts';
import type { DeliveryRegion } from './delivery-region.ts';

type Skus = OutputOf<typeof contract.skuList>;
type Stock = ReadonlyMap<number, number>;

/** Data of a product page that is not part of the product itself. */
export interface ProductReferences {
  readonly stock: Stock;
  readonly region: DeliveryRegion | undefined;
  readonly names: CategoryNames;
  readonly brands: ReadonlyMap<number, Brand>;
  readonly summaries: ReadonlyMap<number, StoreSummary>;
  readonly terms: DeliveryTerms;
  readonly current: CurrentActivities;
}

/** A product as buyers see it: a stored one, or the preview of a draft. */
export function presentProduct(
  product: Product,
  { stock, region, names, brands, summaries, terms, current }: ProductReferences,
  locale: Locale,
): OutputOf<typeof contract.productDetail> {
  const brand = brands.get(product.brandId ?? 0);
  const prices = current.ofProduct(product.id);
  const skus = toSkus(product, stock, current, locale);
  const normalCents = new Map(product.skus.map(({ id, priceCents }) => [id, priceCents]));
  return {
    ...descriptionOf(product, locale),
    ...figuresOf(product),
    shopName: summaries.get(product.storeId)?.shopName ?? '',
    categories: pathTo(names, product.categoryId).map(({ id, name }) => ({ categoryId: id, categoryName: name })),
    brand: brand ? { brandId: brand.id, brandName: brand.name } : null,
    activity: presentProductActivity(prices, (skuId) => normalCents.get(skuId), current.now, locale),
    firstOrder: presentProductActivity(
      current.forFirstOrders(product.id),
      (skuId) => normalCents.get(skuId),
      current.now,
      locale,
    ),
    gift: null,
    skuList: skus,
    totalStocks: skus.reduce((sum, sku) => sum + sku.stocks, 0),
    delivery: deliveryOf(product, terms, region),
  };
}

function descriptionOf(product: Product, locale: Locale) {
  return {
    prodId: product.id,
    prodName: textIn(product.name, locale),
    brief: textIn(product.brief, locale),
    content: sanitizeRichText(textIn(product.description, locale)),
    pic: product.pictures[0] ?? '',
    imgs: product.pictures.join(','),
    video: product.video,
    prodType: product.type,
    mold: product.isVirtual ? 1 : 0,
    status: product.status,
    shopId: product.storeId,
    options: product.options.map((option) => ({
      name: textIn(option.name, locale),
      values: option.values.map(({ text, picture, swatch }) => ({ text: textIn(text, locale), pic: picture, swatch })),
    })),
    parameterList: product.parameters.map(({ name, value }) => ({
      parameterKey: textIn(name, locale),
      parameterValue: textIn(value, locale),
    })),
    deliveryTypes: product.deliveryTypes,
    publishTime: formatApiTime(product.publishedAt),
    limitPerBuyer: product.limitPerBuyer,
  };
}

function figuresOf(product: Product) {
  return {
    price: mainUnits(product.priceCents),
    maxPrice: mainUnits(product.maxPriceCents),
    oriPrice: mainUnits(product.oldPriceCents),
    soldNum: product.sold,
    commentNum: product.reviewCount,
    rating: averageStars(product.ratingSum, product.reviewCount),
  };
}

export function toSkus(product: Product, stock: Stock, current: CurrentActivities, locale: Locale): Skus {
  const ofProduct = new Map(current.ofProduct(product.id).map((price) => [price.skuId, price]));
  const activityCents = (skuId: number) => (current.priceOf(skuId) ?? ofProduct.get(skuId))?.priceCents;
  const firstOrderCents = new Map(
    current.forFirstOrders(product.id).map(({ skuId, priceCents }) => [skuId, priceCents]),
  );
  return product.skus.map((sku) => ({
    skuId: sku.id,
    ...formatChoice(product.options, sku.choice, locale),
    choice: sku.choice,
    price: mainUnits(sku.priceCents),
    oriPrice: mainUnits(sku.oldPriceCents),
    activityPrice: activityPriceOf(activityCents(sku.id), sku.priceCents),
    firstOrderPrice: activityPriceOf(firstOrderCents.get(sku.id), sku.priceCents),
    pic: sku.picture || (product.pictures[0] ?? ''),
    stocks: stock.get(sku.id) ?? 0,
    partyCode: sku.code,
    weight: sku.weightGrams,
    volume: sku.volumeCm3,
  }));
}

/** Null when the normal price has fallen to the activity's price or below. */
function activityPriceOf(cents: number | undefined, normalCents: number): number | null {
  return cents !== undefined && isActivityPrice(cents, normalCents) ? mainUnits(cents) : null;
}
