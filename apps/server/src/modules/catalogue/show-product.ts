import type { productDetail, skuList } from '@galleria/contract/catalogue';
import type { OutputOf, ParsedInputOf, RefusalOf } from '@galleria/contract/operation';
import { choiceInWords } from '@galleria/domain/catalogue/product-options';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { averageStars } from '@galleria/domain/catalogue/rating';
import { mainUnits } from '@galleria/domain/money/main-units';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { isOpen } from '@galleria/domain/stores/store-status';
import type { Caller } from '../../infra/calls/use-case.ts';
import { formatApiTime } from '../../infra/dialect-time.ts';
import { sanitizeRichText } from '../../infra/rich-text.ts';
import { pathTo } from './category-names.ts';
import type { CatalogueContext } from './context.ts';
import { deliveryOf, deliveryTerms } from './delivery.ts';
import type { Product } from './product-db.ts';

type ProductInfo = OutputOf<typeof productDetail>;
type Skus = OutputOf<typeof skuList>;
type Gone = Refused<RefusalOf<typeof productDetail>>;
type Stock = ReadonlyMap<number, number>;

export async function showProduct(
  context: CatalogueContext,
  { prodId, addrId, areaId }: ParsedInputOf<typeof productDetail>,
  caller: Pick<Caller, 'actor' | 'locale'>,
): Promise<ProductInfo | Gone> {
  const { locale } = caller;
  const [product, stock, region, names, brands, heads, terms] = await Promise.all([
    openProduct(context, prodId, locale),
    context.stockOf(prodId),
    context.regionFor(caller, { addrId, areaId }),
    context.categoryNames(locale),
    context.brands(),
    context.stores.summaries(locale),
    deliveryTerms(context.stores),
  ]);
  if (isRefused(product)) return product;
  const brand = brands.get(product.brandId ?? 0);
  const skus = showSkus(product, stock, locale);
  return {
    ...whatItIs(product, locale),
    ...whatItCosts(product),
    shopName: heads.get(product.storeId)?.shopName ?? '',
    categories: pathTo(names, product.categoryId).map(({ id, name }) => ({ categoryId: id, categoryName: name })),
    brand: brand ? { brandId: brand.id, brandName: brand.name } : null,
    skuList: skus,
    totalStocks: skus.reduce((sum, sku) => sum + sku.stocks, 0),
    delivery: deliveryOf(product, terms, region),
  };
}

export async function listSkus(context: CatalogueContext, productId: number, locale: Locale): Promise<Skus | Gone> {
  const [product, stock] = await Promise.all([openProduct(context, productId, locale), context.stockOf(productId)]);
  return isRefused(product) ? product : showSkus(product, stock, locale);
}

/** Who took it down, or that nobody has put it up yet. */
const OBJECTIONS: ReadonlyMap<number, RefusalOf<typeof productDetail>> = new Map([
  [PRODUCT_STATUS.offShelf, 'product.offShelf'],
  [PRODUCT_STATUS.takenDown, 'product.takenDown'],
  [PRODUCT_STATUS.waiting, 'product.waiting'],
]);

/** The product, unless it cannot be bought: then what is left of it, so that the page can offer something like it. */
export async function openProduct(
  { readProduct, stores }: CatalogueContext,
  productId: number,
  locale: Locale,
): Promise<Product | Gone> {
  const [product, heads] = await Promise.all([readProduct(productId), stores.summaries(locale)]);
  if (!product || product.status === PRODUCT_STATUS.deleted) return refuse('product.notFound');
  const data = whatIsLeft(product, locale);
  if (product.status !== PRODUCT_STATUS.onSale) {
    return refuse(OBJECTIONS.get(product.status) ?? 'product.offShelf', { data });
  }
  const store = heads.get(product.storeId);
  return store && isOpen(store.shopStatus) ? product : refuse('store.notOpen', { data });
}

/** What the mall has not approved, or has taken down, shows neither its words nor its picture. */
const MAY_STILL_BE_SEEN: readonly number[] = [PRODUCT_STATUS.onSale, PRODUCT_STATUS.offShelf];

function whatIsLeft(product: Product, locale: Locale) {
  const { id: prodId, categoryId, storeId: shopId, status } = product;
  const place = { prodId, categoryId, shopId };
  if (!MAY_STILL_BE_SEEN.includes(status)) return place;
  return { ...place, prodName: textIn(product.name, locale), pic: product.pictures[0] ?? '' };
}

function whatItIs(product: Product, locale: Locale) {
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

function whatItCosts(product: Product) {
  return {
    price: mainUnits(product.priceCents),
    maxPrice: mainUnits(product.maxPriceCents),
    oriPrice: mainUnits(product.oldPriceCents),
    soldNum: product.sold,
    commentNum: product.reviewCount,
    rating: averageStars(product.ratingSum, product.reviewCount),
  };
}

function showSkus(product: Product, stock: Stock, locale: Locale): Skus {
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
