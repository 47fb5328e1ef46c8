import { demoBrands } from '@galleria/demo/mall/demo-brands';
import { productPictureKey, productPictureKeys } from '@galleria/demo/mall/product-pictures';
import type { DemoProduct, Texts } from '@galleria/demo/mall/types';
import { DELIVERY_TYPE, PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { centsOf } from '@galleria/domain/money/main-units';
import { escapeHtml } from '../../infra/text/escape-html.ts';
import type { catalogue } from '../../modules/catalogue/index.ts';
import type { PicturePaths } from '../demo-pictures.ts';
import { type Combination, combinationsOf, optionsOf } from './combinations.ts';
import { daysBefore } from './days-before.ts';
import type { PlacedProduct } from './place-products.ts';

const MAX_SKUS_PER_PRODUCT = 100;

/** SKU ids are derived from the product's id, as product ids are from the store's. */
export function skuIdOf(productId: number, index: number): number {
  return productId * MAX_SKUS_PER_PRODUCT + index + 1;
}

export function brandIdOf(brand: string): number {
  return demoBrands.indexOf(brand) + 1;
}

type SeedProduct = Parameters<typeof catalogue.seed.seedProducts>[1][number];

export function productRow(placed: PlacedProduct, pathOf: PicturePaths, now: Date): SeedProduct {
  const { product, store, id, storeCategoryId, place } = placed;
  const combinations = combinationsOf(product);
  const addedAt = daysBefore(now, product.addedDaysAgo);
  return {
    id,
    storeId: store.shopId,
    categoryId: product.categoryId,
    storeCategoryId,
    brandId: product.brand === null ? null : brandIdOf(product.brand),
    shippingTemplateId: product.isVirtual ? null : store.shopId,
    name: product.name,
    brief: product.brief,
    description: descriptionOf(product),
    pictures: productPictureKeys(product).map(pathOf),
    video: product.hasVideo ? `demo/${product.key}.webm` : '',
    options: optionsOf(product, pathOf),
    parameters: product.parameters.map(([name, value]) => ({ name, value })),
    status: product.isOffShelf ? PRODUCT_STATUS.offShelf : PRODUCT_STATUS.onSale,
    isVirtual: product.isVirtual ?? false,
    deliveryTypes: deliveryTypesOf(product),
    storeSequence: place,
    sold: product.sold,
    createdAt: addedAt,
    publishedAt: addedAt,
    hasStock: combinations.some(({ stock }) => stock > 0),
    skus: combinations.map((combination, index) => skuRow(placed, combination, index, pathOf)),
  };
}

function deliveryTypesOf({ isVirtual, hasPickup }: DemoProduct): number[] {
  if (isVirtual) return [DELIVERY_TYPE.none];
  return hasPickup ? [DELIVERY_TYPE.courier, DELIVERY_TYPE.pickup] : [DELIVERY_TYPE.courier];
}

function skuRow({ product, id }: PlacedProduct, combination: Combination, index: number, pathOf: PicturePaths) {
  const { choice, surcharge, colour } = combination;
  return {
    id: skuIdOf(id, index),
    choice,
    priceCents: centsOf(product.price + surcharge),
    oldPriceCents: centsOf((product.was ?? product.price) + surcharge),
    picture: pathOf(productPictureKey(product.key, colour)),
    code: [product.key.toUpperCase(), ...choice.map((value) => value + 1)].join('-'),
    weightGrams: product.weightGrams,
  };
}

/** The description of a product as HTML: paragraphs and a list of selling points. */
function descriptionOf(product: DemoProduct): Texts {
  return { en: htmlIn('en', product), zh_CN: htmlIn('zh_CN', product) };
}

function htmlIn(language: keyof Texts, { story, points }: DemoProduct): string {
  const paragraphs = story.map((text) => `<p>${escapeHtml(text[language])}</p>`);
  const items = points.map((text) => `<li>${escapeHtml(text[language])}</li>`);
  return `${paragraphs.join('')}<ul>${items.join('')}</ul>`;
}
