import { ReminderButton } from '../../../features/activities/reminders/reminder-button.tsx';
import { FavouriteButton } from '../../../features/favourites/favourite-button.tsx';
import { flashAddress, flashZoneAddress } from '../../../features/flash-sale/flash-address.ts';
import { productAddress } from '../../../features/products/product-address.ts';
import { matchingSkus } from '../../../features/products/sku-matrix.ts';
import { ShareButton } from '../../../features/share/share-button.tsx';
import { useText } from '../../../messages/messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { DeliveryLine } from '../buy/delivery-line.tsx';
import { OptionChips } from '../buy/option-chips.tsx';
import { BriefPrice, PriceLine } from '../buy/price-line.tsx';
import { ProductHead } from '../buy/product-head.tsx';
import { QuantityRow } from '../buy/quantity-row.tsx';
import type { Chosen } from '../buy/use-choice.ts';
import type { Product, ProductParts } from '../detail-data.ts';
import { BuyButton } from './buy-button.tsx';
import { FlashBand } from './flash-band.tsx';
import type { FlashSale } from './flash-product.ts';

export interface FlashOffer {
  /** The product with the SKUs, prices and stock of the sale. */
  readonly product: Product;
  readonly sale: FlashSale;
  readonly chosen: Chosen;
}

interface FlashBuyBoxProps {
  flash: FlashOffer;
  detail: ProductParts;
  isReminded: boolean;
}

/** The buy box of a flash sale, or the reason why nothing can be bought now. */
export function FlashBuyBox({ flash, detail, isReminded }: FlashBuyBoxProps) {
  const { product, sale, chosen } = flash;
  const { sku, choice } = chosen;
  return (
    <div className="flex min-w-0 flex-col gap-5 md:row-span-2 md:self-start [@media(height>=800px)]:md:sticky [@media(height>=800px)]:md:top-22">
      <ProductHead product={product} />
      <FlashBand sale={sale} sku={sku} />
      <div aria-live="polite">
        <PriceLine skus={sku ? [sku] : matchingSkus(product.skuList, choice)} />
      </div>
      {product.options.map((option, index) => (
        <OptionChips key={option.name} product={product} option={index} chosen={chosen} />
      ))}
      {sale.state === 'ongoing' && <QuantityRow chosen={chosen} />}
      {/* On phones the button is in `FlashPhoneBar`. */}
      <div className={sale.state === 'ongoing' ? 'max-md:hidden' : undefined}>
        <FlashActions flash={flash} isReminded={isReminded} />
      </div>
      <DeliveryLine detail={detail} chosen={chosen} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FavouriteButton kind="product" id={product.prodId} name={product.prodName} />
        <ShareButton path={flashAddress(product.prodId, sale.activityId)} name={product.prodName} />
      </div>
    </div>
  );
}

/** The buy button while the sale runs; otherwise a reminder or links to other offers. */
function FlashActions({ flash, isReminded }: { flash: FlashOffer; isReminded: boolean }) {
  const text = useText();
  const { sale, product } = flash;
  if (sale.state === 'ongoing') return <BuyButton flash={flash} />;
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-pretty text-ink-soft text-sm">
        {text(STATE_MESSAGES[sale.state])}
      </p>
      <div className="flex flex-wrap gap-3 *:grow">
        {sale.state === 'notStarted' ? (
          <ReminderButton activity={sale} isReminded={isReminded} className="min-h-11" />
        ) : (
          <ButtonLink to={flashZoneAddress()}>{text('flashSale.others')}</ButtonLink>
        )}
        {/* While the round runs, the product is not sold at the normal price. */}
        {sale.state !== 'soldOut' && (
          <ButtonLink to={productAddress(product.prodId)} tone="outline">
            {text('flashSale.normal')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

const STATE_MESSAGES = {
  notStarted: 'flashSale.notStarted',
  soldOut: 'flashSale.soldOutText',
  ended: 'flashSale.over',
} as const;

/** On phones the price and the button stick to the bottom of the window while the sale runs. */
export function FlashPhoneBar({ flash }: { flash: FlashOffer }) {
  const text = useText();
  const { product, sale, chosen } = flash;
  if (sale.state !== 'ongoing') return null;
  const { sku, choice } = chosen;
  return (
    <section
      aria-label={text('detail.phoneBar')}
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-t bg-mist px-(--page-gutter) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <BriefPrice skus={sku ? [sku] : matchingSkus(product.skuList, choice)} />
      <BuyButton flash={flash} compact />
    </section>
  );
}
