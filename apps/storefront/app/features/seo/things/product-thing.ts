import type { productDetail } from '@galleria/contract/catalogue/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { storeAddress } from '../../stores/store-address.ts';
import type { Thing } from './things.ts';

/** Amounts are stored and charged in this currency; other currencies are display only. */
const BASE_CURRENCY = 'USD';
const PICTURE_PX = 1280;

type Product = Pick<
  OutputOf<typeof productDetail>,
  | 'prodId'
  | 'prodName'
  | 'imgs'
  | 'brand'
  | 'price'
  | 'maxPrice'
  | 'skuList'
  | 'totalStocks'
  | 'rating'
  | 'commentNum'
  | 'categories'
  | 'shopId'
  | 'shopName'
>;

interface ProductPage {
  readonly mallAddress: string;
  /** Path and query. */
  readonly address: string;
  readonly description: string;
}

export function productThing(product: Product, { mallAddress, address, description }: ProductPage): Thing {
  const absolute = (path: string) => new URL(path, mallAddress).href;
  const pictures = product.imgs.split(',').filter(Boolean);
  return {
    '@type': 'Product',
    name: product.prodName,
    description,
    url: absolute(address),
    sku: String(product.prodId),
    image: pictures.map((path) => absolute(pictureUrl(path, PICTURE_PX))),
    category: product.categories.map(({ categoryName }) => categoryName).join(' > ') || undefined,
    brand: product.brand ? { '@type': 'Brand', name: product.brand.brandName } : undefined,
    offers: { ...offerOf(product, absolute(address)), seller: sellerOf(product, absolute) },
    aggregateRating: ratingOf(product),
  };
}

/** One price, or the range from the cheapest SKU to the dearest. */
function offerOf({ price, maxPrice, skuList, totalStocks }: Product, url: string): Thing {
  const shared = {
    url,
    priceCurrency: BASE_CURRENCY,
    availability: `https://schema.org/${totalStocks > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
  if (price === maxPrice) return { '@type': 'Offer', ...shared, price: price.toFixed(2) };
  return {
    '@type': 'AggregateOffer',
    ...shared,
    lowPrice: price.toFixed(2),
    highPrice: maxPrice.toFixed(2),
    offerCount: skuList.length,
  };
}

function sellerOf({ shopId, shopName }: Product, absolute: (path: string) => string): Thing {
  return { '@type': 'Organization', name: shopName, url: absolute(storeAddress(shopId)) };
}

/** Undefined without reviews: a rating of 0 would be wrong. */
function ratingOf({ rating, commentNum }: Product): Thing | undefined {
  if (commentNum === 0 || rating === 0) return undefined;
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount: commentNum, bestRating: 5, worstRating: 1 };
}
