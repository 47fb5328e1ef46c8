import { formatApiTime } from '@galleria/contract/api-time';
import type * as contract from '@galleria/contract/catalogue';
import type { OutputOf, RefusalOf } from '@galleria/contract/operation';
import { choiceInWords } from '@galleria/domain/catalogue/product-options';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { averageStars } from '@galleria/domain/catalogue/rating';
import { mainUnits } from '@galleria/domain/money/main-units';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { isOpen } from '@galleria/domain/stores/store-status';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { sanitizeRichText } from '../../infra/text/rich-text.ts';
import { pathTo } from './category-names.ts';
import type { CatalogueContext } from './context.ts';
import { deliveryOf, deliveryTerms } from './delivery.ts';
import { findDeliveryRegion } from './delivery-region.ts';
import type { Product } from './product-db.ts';

type Skus = OutputOf<typeof contract.skuList>;
type Unavailable = RefusalOf<typeof contract.productDetail>;
type Stock = ReadonlyMap<number, number>;

export const productDetail: UseCase<typeof contract.productDetail, CatalogueContext> = async (
  context,
  { prodId, addrId, areaId },
  caller,
) => {
  const { locale } = caller;
  const [product, stock, region, names, brands, summaries, terms] = await Promise.all([
    loadProductOnSale(context, prodId, locale),
    context.inventory.stockOf(prodId),
    findDeliveryRegion(context, caller, { addrId, areaId }),
    context.categoryNames(locale),
    context.brands(),
    context.stores.summaries(locale),
    deliveryTerms(context.stores),
  ]);
  if (isRefused(product)) return product;
  const brand = brands.get(product.brandId ?? 0);
  const skus = toSkus(product, stock, locale);
  return {
    ...descriptionOf(product, locale),
    ...figuresOf(product),
    shopName: summaries.get(product.storeId)?.shopName ?? '',
    categories: pathTo(names, product.categoryId).map(({ id, name }) => ({ categoryId: id, categoryName: name })),
    brand: brand ? { brandId: brand.id, brandName: brand.name } : null,
    skuList: skus,
    totalStocks: skus.reduce((sum, sku) => sum + sku.stocks, 0),
    delivery: deliveryOf(product, terms, region),
  };
};

export const skuList: UseCase<typeof contract.skuList, CatalogueContext> = async (context, { prodId }, { locale }) => {
  const [product, stock] = await Promise.all([
    loadProductOnSale(context, prodId, locale),
    context.inventory.stockOf(prodId),
  ]);
  return isRefused(product) ? product : toSkus(product, stock, locale);
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

/** The refusal carries what may still be shown of the product, so that the page can offer similar ones. */
async function loadProductOnSale(
  { readProduct, stores }: CatalogueContext,
  productId: number,
  locale: Locale,
): Promise<Product | Refused<Unavailable>> {
  const [product, summaries] = await Promise.all([readProduct(productId), stores.summaries(locale)]);
  if (!product || product.status === PRODUCT_STATUS.deleted) return refuse('product.notFound');
  const data = remainsOf(product, locale);
  if (product.status !== PRODUCT_STATUS.onSale) {
    return refuse(REFUSAL_BY_STATUS.get(product.status) ?? 'product.offShelf', { data });
  }
  const store = summaries.get(product.storeId);
  return store && isOpen(store.shopStatus) ? product : refuse('store.notOpen', { data });
}

/** A product that was not approved, or was taken down by the platform, shows neither texts nor picture. */
const STILL_VISIBLE: readonly number[] = [PRODUCT_STATUS.onSale, PRODUCT_STATUS.offShelf];

function remainsOf(product: Product, locale: Locale) {
  const { id: prodId, categoryId, storeId: shopId, status } = product;
  const place = { prodId, categoryId, shopId };
  if (!STILL_VISIBLE.includes(status)) return place;
  return { ...place, prodName: textIn(product.name, locale), pic: product.pictures[0] ?? '' };
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

function toSkus(product: Product, stock: Stock, locale: Locale): Skus {
  return product.skus.map((sku) => ({
    skuId: sku.id,
    ...choiceInWords(product.options, sku.choice, locale),
    choice: sku.choice,
    price: mainUnits(sku.priceCents),
    oriPrice: mainUnits(sku.oldPriceCents),
    pic: sku.picture || (product.pictures[0] ?? ''),
    stocks: stock.get(sku.id) ?? 0,
    partyCode: sku.code,
    weight: sku.weightGrams,
    volume: sku.volumeCm3,
  }));
}
