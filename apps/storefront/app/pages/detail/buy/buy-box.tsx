import { matchingSkus } from '../../../features/products/sku-matrix.ts';
import type { DetailData } from '../detail-data.ts';
import { BuyActions } from './buy-actions.tsx';
import { CouponRow } from './coupon-row.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { OptionChips } from './option-chips.tsx';
import { PriceLine } from './price-line.tsx';
import { ProductHead } from './product-head.tsx';
import { QuantityRow } from './quantity-row.tsx';
import { SideActions } from './side-actions.tsx';
import { StockLine } from './stock-line.tsx';
import type { Chosen } from './use-choice.ts';

interface BuyBoxProps {
  detail: DetailData;
  chosen: Chosen;
}

/** Everything that leads to buying. Where the window is high enough, it stays in view while the rest goes by. */
export function BuyBox({ detail, chosen }: BuyBoxProps) {
  const { product } = detail;
  const { sku, choice } = chosen;
  return (
    <div className="flex min-w-0 flex-col gap-5 md:row-span-2 md:self-start [@media(height>=800px)]:md:sticky [@media(height>=800px)]:md:top-22">
      <ProductHead product={product} />
      <div aria-live="polite" className="flex flex-col gap-1.5">
        <PriceLine skus={sku ? [sku] : matchingSkus(product.skuList, choice)} />
        <StockLine product={product} chosen={chosen} />
      </div>
      <CouponRow coupons={detail.coupons} />
      {product.options.map((option, index) => (
        <OptionChips key={option.name} product={product} option={index} chosen={chosen} />
      ))}
      <QuantityRow chosen={chosen} />
      {/* Phones have them in their bar. */}
      <div className="max-md:hidden">
        <BuyActions product={product} chosen={chosen} />
      </div>
      <DeliveryLine detail={detail} chosen={chosen} />
      <SideActions product={product} sku={sku} />
    </div>
  );
}
