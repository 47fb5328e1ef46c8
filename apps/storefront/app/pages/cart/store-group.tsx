import { centsOf } from '@galleria/domain/money/main-units';
import { BadgePercent, Store, Truck } from 'lucide-react';
import { Arrival } from '../../features/delivery/arrival.tsx';
import { useMoneyText } from '../../features/money/money-text.ts';
import { Price } from '../../features/money/price.tsx';
import { discountAddress } from '../../features/promotions/discount-address.ts';
import { ProgressBar, ProgressText } from '../../features/promotions/discount-progress.tsx';
import { storeAddress } from '../../features/stores/store-address.ts';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { CartDiscount, CartShop } from './cart-data.ts';
import { Tick } from './change-form.tsx';
import { CouponOffer } from './coupon-offer.tsx';
import { LineRow } from './line-row.tsx';
import { StoreCoupons } from './store-coupons.tsx';

/** The cart lines of one store. */
export function StoreGroup({ shop, leavesMs, isBusy }: { shop: CartShop; leavesMs: number; isBusy: boolean }) {
  const text = useText();
  const { shopId, shopName: store, lines, discounts, arrival, freeShipping, collectable, couponSaves, amounts } = shop;
  const isReduced = amounts.reductions.length > 0;
  return (
    <section aria-label={store} className="card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 sm:px-4">
        <Tick lines={lines} label={text('cart.page.selectStore', { store })} />
        <h2 className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 font-semibold text-base tracking-normal">
          <a href={storeAddress(shopId)} className="flex min-w-0 items-center gap-2 hover:text-brand-ink">
            <Store aria-hidden className="size-4 shrink-0 text-ink-soft" />
            <bdi className="wrap-anywhere">{store}</bdi>
          </a>
          {shop.isSelfOperated && (
            <span className="shrink-0">
              <Badge tone="brand">{text('stores.card.selfOperated')}</Badge>
            </span>
          )}
        </h2>
        {arrival && (
          <p className="flex items-center gap-1.5 text-ink-soft text-xs max-sm:order-last max-sm:basis-full max-sm:ps-9">
            <Truck aria-hidden className="size-3.5 shrink-0" />
            <Arrival leavesMs={leavesMs} {...arrival} />
          </p>
        )}
        {shop.hasCoupons && <StoreCoupons shop={shop} />}
      </div>
      {(discounts.length > 0 || freeShipping) && (
        <ul className="flex flex-col gap-2 px-3 pb-3 sm:px-4">
          {discounts.map((discount) => (
            <DiscountLine key={discount.discountId} discount={discount} />
          ))}
          {freeShipping && <FreeShippingLine progress={freeShipping} />}
        </ul>
      )}
      <div className="px-3 pb-3 empty:hidden sm:px-4">
        <CouponOffer collectable={collectable} saves={couponSaves} />
      </div>
      <ul>
        {lines.map((line) => (
          <LineRow key={line.basketId} line={line} />
        ))}
      </ul>
      {isReduced && (
        <p
          className={`flex items-baseline justify-end gap-3 border-line border-t px-3 py-3 text-ink-soft text-sm transition-opacity sm:px-4 ${isBusy ? 'opacity-50' : ''}`}
        >
          {text('cart.page.storeTotal', { store })}
          <Price amountCents={centsOf(amounts.actualTotal)} oldAmountCents={centsOf(amounts.total)} />
        </p>
      )}
    </section>
  );
}

/** The reduction by a store's discount, and what is missing for the next step. */
function DiscountLine({ discount }: { discount: CartDiscount }) {
  const text = useText();
  const { discountId, name, reached, next, prodIds } = discount;
  if (!reached && !next) return null;
  return (
    <li className="flex flex-col gap-1.5 rounded-control bg-well px-3 py-2 text-xs">
      <div className="flex items-start gap-2">
        <BadgePercent aria-hidden className="mt-px size-4 shrink-0 text-brand-ink" />
        <p className="min-w-0 flex-1">
          <a href={discountAddress(discountId)} className="font-semibold text-brand-ink hover:underline">
            <bdi>{name}</bdi>
          </a>
          {prodIds.length > 0 && <span className="text-ink-soft"> · {text('cart.page.onlySome')}</span>}
          <ProgressText progress={discount} />
        </p>
      </div>
      <ProgressBar progress={discount} />
    </li>
  );
}

/** What the selected lines of a store lack for free shipping. */
function FreeShippingLine({ progress }: { progress: NonNullable<CartShop['freeShipping']> }) {
  const text = useText();
  const money = useMoneyText();
  const isReached = progress.missing === 0;
  return (
    <li className="flex flex-col gap-1.5 rounded-control bg-well px-3 py-2 text-xs">
      <p className={`flex items-start gap-2 ${isReached ? 'text-success' : ''}`}>
        <Truck aria-hidden className="flip-rtl mt-px size-4 shrink-0" />
        {isReached
          ? text('cart.page.freeShippingReached')
          : text('cart.page.freeShippingMissing', { amount: money(centsOf(progress.missing)) })}
      </p>
      <ProgressBar progress={{ next: isReached ? null : progress }} />
    </li>
  );
}
