import type { productDetail } from '@galleria/contract/catalogue/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import { KIND_TERMS } from '@galleria/domain/activities/activity-kinds';
import { cartObjection } from '@galleria/domain/cart/cart-rules';

type Product = OutputOf<typeof productDetail>;
type Sku = Product['skuList'][number];

/**
 * The product at its current prices: while its activity runs, `price` is the activity's and `oriPrice` the normal
 * price.
 */
export function withCurrentPrices<Shown extends Product>(product: Shown): Shown {
  if (!isPriceInEffect(product.activity)) return product;
  const skuList = product.skuList.map(withCurrentPrice);
  const prices = skuList.map(({ price }) => price);
  if (prices.length === 0) return product;
  const price = Math.min(...prices);
  const cheapest = skuList.find((sku) => sku.price === price);
  return {
    ...product,
    skuList,
    price,
    maxPrice: Math.max(...prices),
    oriPrice: cheapest?.oriPrice ?? product.oriPrice,
  };
}

/**
 * Prices that hold only in a checkout of their own are shown beside the normal ones, unless the product is sold only
 * there.
 */
function isPriceInEffect(activity: Product['activity']): activity is NonNullable<Product['activity']> {
  if (activity?.state !== 'ongoing') return false;
  const { pricedIn, productType } = KIND_TERMS[activity.kind];
  return pricedIn === 'everyCheckout' || cartObjection(productType) !== undefined;
}

function withCurrentPrice(sku: Sku): Sku {
  return sku.activityPrice === null ? sku : { ...sku, price: sku.activityPrice, oriPrice: sku.price };
}

/** How many pieces one buyer may order: the product's limit and, for a SKU in the activity, the activity's limit. */
export function buyerLimit(
  { activity, limitPerBuyer }: Pick<Product, 'activity' | 'limitPerBuyer'>,
  sku: Pick<Sku, 'activityPrice'> | undefined,
): number | null {
  const isInActivity = isPriceInEffect(activity) && sku !== undefined && sku.activityPrice !== null;
  const limits = [limitPerBuyer, isInActivity ? activity.limitPerBuyer : null].filter((limit) => limit !== null);
  return limits.length === 0 ? null : Math.min(...limits);
}
