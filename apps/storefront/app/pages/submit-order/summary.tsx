import { centsOf } from '@galleria/domain/money/main-units';
import { Price } from '../../features/money/price.tsx';
import { AmountsList } from '../../features/orders/amounts.tsx';
import { partsIn } from '../../features/pre-sale/pre-sale.ts';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Part, Refusal } from './part.tsx';
import type { Checkout } from './use-checkout.ts';

interface SummaryProps {
  checkout: Checkout;
  isSubmitting: boolean;
}

/** The sum and its parts, sticky where the window is wide enough. */
export function Summary({ checkout, isSubmitting }: SummaryProps) {
  const text = useText();
  const { confirmed, isConfirming, errors } = checkout;
  const depositCents = depositIn(confirmed);
  return (
    <div className="min-w-0 lg:sticky lg:top-22">
      <Part title={text('checkout.summary.title')}>
        <div
          aria-live="polite"
          aria-busy={isConfirming}
          className={`transition-opacity ${isConfirming ? 'opacity-50' : ''}`}
        >
          <AmountsList
            amounts={confirmed.amounts}
            goodsLabel={text('checkout.summary.goods', { count: confirmed.pieceCount })}
            totalLabel={text(depositCents === undefined ? 'checkout.summary.toPay' : 'checkout.amounts.total')}
          />
          {depositCents !== undefined && (
            <p className="mt-2 flex items-baseline justify-between gap-4 text-sm">
              <span className="font-semibold">{text('preSale.payNow.deposit')}</span>
              <Price amountCents={depositCents} />
            </p>
          )}
        </div>
        <Refusal message={errors.form} />
        <Button type="submit" name="intent" value="update" tone="outline" className="not-noscript:hidden">
          {text('checkout.summary.update')}
        </Button>
        <div className="hidden lg:block">
          <SubmitButton isBusy={isSubmitting || isConfirming} className="w-full" />
        </div>
        <p className="text-pretty text-ink-soft text-xs">{text('checkout.summary.note')}</p>
      </Part>
    </div>
  );
}

/** The amount of the first payment when it is a deposit; undefined when the whole sum is due. */
function depositIn({ preSale }: Checkout['confirmed']): number | undefined {
  const parts = preSale && partsIn(preSale);
  return parts?.payment === 'deposit' ? parts.depositCents : undefined;
}

function SubmitButton({ isBusy, className = '' }: { isBusy: boolean; className?: string }) {
  const text = useText();
  return (
    <Button type="submit" tone="brand" busy={isBusy} className={className}>
      {text('checkout.place')}
    </Button>
  );
}

interface SubmitBarProps {
  checkout: Checkout;
  isSubmitting: boolean;
}

/** Where the summary is not beside the order, its last line sticks to the bottom of the window. */
export function SubmitBar({ checkout: { confirmed, isConfirming }, isSubmitting }: SubmitBarProps) {
  const text = useText();
  const depositCents = depositIn(confirmed);
  return (
    <div className="sticky bottom-0 z-10 -mx-(--page-gutter) flex items-center justify-between gap-3 border-line border-t bg-mist px-(--page-gutter) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden">
      <p className={`flex flex-col transition-opacity ${isConfirming ? 'opacity-50' : ''}`}>
        <span className="text-ink-soft text-xs">
          {text(depositCents === undefined ? 'checkout.summary.toPay' : 'preSale.payNow.deposit')}
        </span>
        <Price amountCents={depositCents ?? centsOf(confirmed.amounts.actualTotal)} />
      </p>
      <SubmitButton isBusy={isSubmitting || isConfirming} />
    </div>
  );
}
