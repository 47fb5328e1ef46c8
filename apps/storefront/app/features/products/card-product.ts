import type { OutputOf } from '@galleria/contract/operation';
import type { relatedProducts } from '@galleria/contract/search/search';
import { percentOff } from '@galleria/domain/activities/activity-rules';
import { cartObjection } from '@galleria/domain/cart/cart-rules';
import { PRODUCT_TYPE } from '@galleria/domain/catalogue/product-types';
import { centsOf } from '@galleria/domain/money/main-units';
import type { MessageId } from '@galleria/i18n/message-id';
import { flashAddress } from '../flash-sale/flash-address.ts';
import { percentSold } from '../flash-sale/flash-stock.ts';

type ListedProduct = OutputOf<typeof relatedProducts>[number];

interface CardBadge {
  readonly tone: 'brand' | 'soft';
  readonly label: MessageId<'storefront'>;
  readonly values?: Readonly<Record<string, number>>;
}

/** Data of a product card, and no more, since it is part of the page's loader data. */
export interface CardProduct {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  readonly priceCents: number;
  readonly oldPriceCents: number;
  readonly badges: readonly CardBadge[];
  /** Share of a flash sale that is sold. */
  readonly claimedPercent?: number;
  readonly sold: number;
  readonly rating: number;
  readonly inStock: boolean;
  /** Cannot be added to the cart: it has a checkout of its own. */
  readonly notForCart?: true;
  readonly shopName: string;
  /** Link target, if it is not the product page. */
  readonly address?: string;
}

const BADGES_SHOWN = 2;
const WORTH_SAYING_PERCENT = 5;

/** For loaders: `records.map(cardProduct)`. */
export function cardProduct(listed: ListedProduct): CardProduct {
  const { activityInProgress, activityPrice, seckillSearchVO: flashSale } = listed;
  const isReduced = activityInProgress && activityPrice !== null;
  const isFlash = activityInProgress && flashSale !== null;
  const priceCents = centsOf(isReduced ? activityPrice : listed.price);
  const oldPriceCents = centsOf(isReduced ? listed.price : listed.orignPrice);
  return {
    id: listed.prodId,
    name: listed.prodName,
    picture: listed.pic,
    priceCents,
    oldPriceCents,
    badges: [...activityBadges(listed), ...discountBadges(priceCents, oldPriceCents, isReduced)].slice(0, BADGES_SHOWN),
    ...(isFlash && { claimedPercent: percentSold(flashSale), address: flashAddress(listed.prodId) }),
    sold: listed.soldNum,
    rating: listed.rating,
    inStock: isFlash ? flashSale.seckillTotalStocks > 0 : listed.inStock,
    // In the cart it would cost more than the card shows. With a gift or a combo the shown price also holds in the
    // cart.
    ...((objectionTo(listed) || listed.groupActivitySearchVO) && { notForCart: true }),
    shopName: listed.shopName,
  };
}

const BESIDE_NORMAL_SALE: readonly number[] = [PRODUCT_TYPE.gift, PRODUCT_TYPE.combo];

const objectionTo = ({ prodType, activityInProgress }: ListedProduct) =>
  activityInProgress && BESIDE_NORMAL_SALE.includes(prodType) ? undefined : cartObjection(prodType);

const ACTIVITY_LABELS: Readonly<Record<number, MessageId<'storefront'>>> = {
  [PRODUCT_TYPE.group]: 'products.card.group',
  [PRODUCT_TYPE.flashSale]: 'products.card.flash',
  [PRODUCT_TYPE.points]: 'products.card.points',
  [PRODUCT_TYPE.preSale]: 'products.card.preSale',
  [PRODUCT_TYPE.combo]: 'products.card.combo',
  [PRODUCT_TYPE.gift]: 'products.card.gift',
};

function activityBadges({ prodType, activityInProgress, groupActivitySearchVO }: ListedProduct): CardBadge[] {
  const label = activityInProgress ? ACTIVITY_LABELS[prodType] : undefined;
  if (!label) return [];
  return [{ tone: 'brand', label, values: { people: groupActivitySearchVO?.groupNumber ?? 0 } }];
}

/** `tenths` is the share left to pay, which is how Chinese states a discount. */
function discountBadges(priceCents: number, oldPriceCents: number, isActivity: boolean): CardBadge[] {
  const percent = percentOff(priceCents, oldPriceCents);
  if (percent < (isActivity ? 1 : WORTH_SAYING_PERCENT)) return [];
  const values = { percent, tenths: (100 - percent) / 10 };
  return [{ tone: isActivity ? 'brand' : 'soft', label: 'products.card.discount', values }];
}
