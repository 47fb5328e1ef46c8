import { CalendarClock } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { Countdown } from '../../../../features/activities/countdown.tsx';
import { useMoneyText } from '../../../../features/money/money-text.ts';
import { preSaleCheckoutAddress, preSaleOf } from '../../../../features/pre-sale/pre-sale.ts';
import { PreSaleParts } from '../../../../features/pre-sale/pre-sale-parts.tsx';
import { useText } from '../../../../messages/messages.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import type { Product } from '../../detail-data.ts';
import { changedAddress } from '../../page-address.ts';
import { useAddToCart } from '../use-add-to-cart.ts';
import type { Chosen } from '../use-choice.ts';

interface PreSaleOfferProps {
  product: Product;
  chosen: Chosen;
}

/** The payments of a pre-sale, now and later, and its promised date. */
export function PreSaleOffer({ product, chosen: { sku, quantity } }: PreSaleOfferProps) {
  const text = useText();
  const { activity } = product;
  const sale = preSaleOf(product, sku, quantity.value);
  if (!activity) return null;
  return (
    <section
      aria-label={text('activities.line.preSale', { name: activity.name })}
      className="flex flex-col gap-3 rounded-card bg-brand-tint px-4 py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <p className="flex min-w-0 items-center gap-2 font-semibold text-base">
          <CalendarClock aria-hidden className="size-4 shrink-0 text-brand-ink" />
          <bdi className="wrap-anywhere min-w-0">{activity.name}</bdi>
        </p>
        <Countdown activity={activity} />
      </div>
      {sale ? (
        <>
          <p className="text-pretty text-ink-soft text-xs">
            {text(sale.parts.payment === 'deposit' ? 'preSale.note.deposit' : 'preSale.note.full')}
          </p>
          <PreSaleParts parts={sale.parts} />
        </>
      ) : (
        <p className="text-sm">{text('activities.notThisChoice')}</p>
      )}
    </section>
  );
}

interface PreSaleButtonProps extends PreSaleOfferProps {
  compact: boolean;
}

/** The only buy button while the pre-sale runs. While no SKU is chosen, it marks the missing options instead. */
export function PreSaleButton({ product, chosen, compact }: PreSaleButtonProps) {
  const text = useText();
  const money = useMoneyText();
  const { search } = useLocation();
  const { requireSku } = useAddToCart(product, chosen);
  const { sku, quantity } = chosen;
  const sale = preSaleOf(product, sku, quantity.value);
  if (!sale) return null;
  const to = sku ? preSaleCheckoutAddress(sku.skuId, quantity.value, sale.activityId) : changedAddress(search, {});
  const label = sale.parts.payment === 'deposit' ? 'preSale.payDeposit' : 'preSale.order';
  return (
    <ButtonLink
      data-early
      tone="brand"
      className={compact ? '' : 'w-full'}
      to={to}
      onClick={(event: MouseEvent) => {
        if (!requireSku()) event.preventDefault();
      }}
    >
      {text(label, { price: money(sale.dueCents) })}
    </ButtonLink>
  );
}
