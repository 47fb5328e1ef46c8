import { centsOf } from '@galleria/domain/money/main-units';
import { Store } from 'lucide-react';
import { useMoneyText } from '../../features/money/use-money-text.ts';
import { storeAddress } from '../../features/stores/store-address.ts';
import { Badge } from '../../ui/badge.tsx';
import { useText } from '../../words/words.tsx';
import type { ConfirmedShop } from './checkout-types.ts';
import { CouponPicker } from './coupon-picker.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { InvoiceWish } from './invoice-wish.tsx';
import { LineList } from './line-list.tsx';
import { MessageField } from './message-field.tsx';
import { Part } from './part.tsx';
import type { Checkout } from './use-checkout.ts';

/** The order at one store: what, how it comes, what takes something off, and what to tell them. */
export function StorePart({ shop, checkout }: { shop: ConfirmedShop; checkout: Checkout }) {
  const text = useText();
  const money = useMoneyText();
  const { shopId, shopName, coupons, lines } = shop;
  const pieces = lines.reduce((sum, { prodCount }) => sum + prodCount, 0);
  return (
    <Part
      title={
        <a href={storeAddress(shopId)} className="inline-flex items-center gap-2 hover:text-brand-ink">
          <Store aria-hidden className="size-4 shrink-0 text-ink-soft" />
          <bdi>{shopName}</bdi>
        </a>
      }
      aside={shop.isSelfOperated && <Badge tone="brand">{text('checkout.store.selfOperated')}</Badge>}
    >
      <LineList lines={lines} />
      <DeliveryChoice shop={shop} checkout={checkout} />
      {coupons.length > 0 && (
        <CouponPicker label={text('checkout.coupons.store')} giver={shopId} coupons={coupons} checkout={checkout} />
      )}
      <div className="grid items-start gap-4 border-line border-t pt-4 sm:grid-cols-2">
        <MessageField shopId={shopId} checkout={checkout} />
        <InvoiceWish shopId={shopId} checkout={checkout} />
      </div>
      <p className="flex flex-wrap items-baseline justify-end gap-x-2 border-line border-t pt-4 text-ink-soft text-sm">
        {text('checkout.store.subtotal', { count: pieces })}
        <strong className="font-semibold text-base text-ink tabular-nums">
          {money(centsOf(shop.amounts.actualTotal))}
        </strong>
      </p>
    </Part>
  );
}
