import { Zap } from 'lucide-react';
import { Countdown } from '../../../features/activities/countdown.tsx';
import { StockBar } from '../../../features/flash-sale/stock-bar.tsx';
import { useText } from '../../../messages/messages.tsx';
import type { Sku } from '../detail-data.ts';
import type { FlashSale } from './flash-product.ts';

interface FlashBandProps {
  sale: FlashSale;
  /** The chosen SKU: its stock is shown; without one, the stock of the whole product. */
  sku: Sku | undefined;
}

/** Round, countdown, remaining stock and the conditions of the sale. */
export function FlashBand({ sale, sku }: FlashBandProps) {
  const text = useText();
  const { name, state, limitPerBuyer, unpaidLimitMinutes } = sale;
  const stock = sale.skus.find(({ skuId }) => skuId === sku?.skuId) ?? sale;
  const timed = state === 'soldOut' ? { ...sale, state: 'ongoing' as const } : { ...sale, state };
  return (
    <section
      aria-label={text('activities.line.flashSale', { name })}
      className="flex flex-col gap-2.5 rounded-card bg-brand-tint px-4 py-3 text-ink text-sm"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 items-center gap-2 font-semibold text-base">
          <Zap aria-hidden className="size-4 shrink-0 text-brand-ink" />
          <bdi className="wrap-anywhere min-w-0">{name}</bdi>
        </p>
        {timed.state !== 'ended' && <Countdown activity={{ ...timed, state: timed.state }} />}
      </div>
      {(state === 'ongoing' || state === 'soldOut') && (
        <div role="status">
          <StockBar stock={stock} />
        </div>
      )}
      <p className="text-pretty text-ink-soft text-xs">
        {text('detail.buyerLimit', { count: limitPerBuyer })} ·{' '}
        {text('flashSale.payIn', { minutes: unpaidLimitMinutes })}
      </p>
    </section>
  );
}
