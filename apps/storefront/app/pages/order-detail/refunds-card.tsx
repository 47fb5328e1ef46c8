import { centsOf } from '@galleria/domain/money/main-units';
import { Link } from 'react-router';
import { useMoneyText } from '../../features/money/money-text.ts';
import { PartCard } from '../../features/orders/part-card.tsx';
import { useOrderRefunds } from '../../features/refunds/order-refunds.tsx';
import { refundAddress } from '../../features/refunds/refund.ts';
import { RefundBadge, TurnCountdown } from '../../features/refunds/refund-badge.tsx';
import { refundStatusOf } from '../../features/refunds/refund-status.ts';
import { useText } from '../../messages/messages.tsx';

/** The refund requests of this order and their states. */
export function RefundsCard({ orderNumber }: { orderNumber: string }) {
  const text = useText();
  const money = useMoneyText();
  const refunds = useOrderRefunds(orderNumber);
  if (refunds.length === 0) return null;
  return (
    <PartCard title={text('refunds.order.title')}>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {refunds.map((refund) => (
          <li key={refund.refundSn} className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <Link
                to={refundAddress(refund.refundSn)}
                className="text-brand-ink tabular-nums underline underline-offset-4"
              >
                {text('refunds.number', { number: refund.refundSn })}
              </Link>
              <RefundBadge refund={refund} />
            </div>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 flex-1 basis-60 text-pretty text-ink-soft">
                {text(refundStatusOf(refund).sentence)}
              </span>
              <span className="font-semibold tabular-nums">{money(centsOf(refund.refundAmount))}</span>
            </p>
            <TurnCountdown refund={refund} />
          </li>
        ))}
      </ul>
    </PartCard>
  );
}
