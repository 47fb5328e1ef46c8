import { PriceAlertButton, StockAlertButton } from '../../../features/alerts/alert-button.tsx';
import { FavouriteButton } from '../../../features/favourites/favourite-button.tsx';
import { matchingSkus } from '../../../features/products/sku-matrix.ts';
import { ShareButton } from '../../../features/share/share-button.tsx';
import { useText } from '../../../messages/messages.tsx';
import type { DetailData, Product, Sku } from '../detail-data.ts';
import { plainAddress } from '../page-address.ts';
import { BuyActions } from './buy-actions.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { ActivityBand } from './offers/activity-band.tsx';
import { AfterCoupons } from './offers/after-coupons.tsx';
import { CouponRow } from './offers/coupon-row.tsx';
import { DiscountRows } from './offers/discount-rows.tsx';
import { FirstOrderBand } from './offers/first-order-band.tsx';
import { FlashOfferBand } from './offers/flash-offer.tsx';
import { GiftLine } from './offers/gift-line.tsx';
import { GroupOffer } from './offers/group-offer.tsx';
import { PreSaleOffer } from './offers/pre-sale-offer.tsx';
import { OptionChips } from './option-chips.tsx';
import { BriefPrice, PriceLine, StockLine } from './price-line.tsx';
import { ProductHead } from './product-head.tsx';
import { QuantityRow } from './quantity-row.tsx';
import type { Chosen } from './use-choice.ts';

interface BuyBoxProps {
  detail: DetailData;
  chosen: Chosen;
}

/** Offers, options, quantity, delivery and the buy buttons. The box is sticky where the window is high enough. */
export function BuyBox({ detail, chosen }: BuyBoxProps) {
  const { product } = detail;
  const { sku, choice } = chosen;
  const skus = sku ? [sku] : matchingSkus(product.skuList, choice);
  return (
    <div className="flex min-w-0 flex-col gap-5 md:row-span-2 md:self-start [@media(height>=800px)]:md:sticky [@media(height>=800px)]:md:top-22">
      <ProductHead product={product} />
      <OfferBand detail={detail} chosen={chosen} />
      <FirstOrderBand firstOrder={product.firstOrder} sku={sku} />
      <GiftLine gift={product.gift} />
      <div aria-live="polite" className="flex flex-col gap-1.5">
        <PriceLine skus={skus} />
        <AfterCoupons skus={skus} prices={detail.afterCoupons} />
        <StockLine product={product} chosen={chosen} />
      </div>
      {sku?.stocks === 0 && (
        <div>
          <StockAlertButton prodId={product.prodId} skuId={sku.skuId} />
        </div>
      )}
      <CouponRow prodId={product.prodId} coupons={detail.coupons} />
      <DiscountRows discounts={detail.discounts} />
      {product.options.map((option, index) => (
        <OptionChips key={option.name} product={product} option={index} chosen={chosen} />
      ))}
      <QuantityRow chosen={chosen} />
      {/* On phones the buttons are in `PhoneBar`. */}
      <div className="max-md:hidden">
        <BuyActions product={product} chosen={chosen} />
      </div>
      <DeliveryLine detail={detail} chosen={chosen} />
      <SideActions product={product} sku={sku} />
    </div>
  );
}

/** The band of the product's activity. Those that are not bought through the cart link to a page of their own. */
function OfferBand({ detail: { product, group, isReminded }, chosen }: BuyBoxProps) {
  const { activity, prodId } = product;
  if (group) return <GroupOffer product={product} group={group} chosen={chosen} />;
  if (activity?.preSale && activity.state === 'ongoing') return <PreSaleOffer product={product} chosen={chosen} />;
  if (activity?.kind === 'flashSale')
    return <FlashOfferBand prodId={prodId} activity={activity} isReminded={isReminded} />;
  return <ActivityBand activity={activity} sku={chosen.sku} isReminded={isReminded} />;
}

/** On phones the price and the buy buttons stick to the bottom of the window, down to the end of the page. */
export function PhoneBar({ product, chosen }: { product: Product; chosen: Chosen }) {
  const text = useText();
  const { sku, choice } = chosen;
  return (
    <section
      aria-label={text('detail.phoneBar')}
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-t bg-mist px-(--page-gutter) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <BriefPrice skus={sku ? [sku] : matchingSkus(product.skuList, choice)} />
      <BuyActions product={product} chosen={chosen} compact />
    </section>
  );
}

interface SideActionsProps {
  product: Product;
  sku: Sku | undefined;
}

/** Buttons besides buying, such as the favourite. */
function SideActions({ product: { prodId, prodName }, sku }: SideActionsProps) {
  const text = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <FavouriteButton kind="product" id={prodId} name={prodName} />
      <PriceAlertButton prodId={prodId} />
      <ShareButton path={plainAddress(prodId, sku?.skuId)} name={prodName} />
      <p className="w-full text-ink-soft text-xs">{text('detail.code', { code: sku?.partyCode || String(prodId) })}</p>
    </div>
  );
}
