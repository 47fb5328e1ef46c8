import { REFUND_KIND } from '@galleria/domain/after-sales/refund-lifecycle';
import { centsOf } from '@galleria/domain/money/main-units';
import { ChevronRight, Store } from 'lucide-react';
import { Link } from 'react-router';
import { useMoneyText } from '../../../features/money/money-text.ts';
import { Price } from '../../../features/money/price.tsx';
import { RefundActions } from '../../../features/refunds/actions/refund-actions.tsx';
import { RefundAnswer } from '../../../features/refunds/actions/refund-actions-provider.tsx';
import { type Refund, refundAddress } from '../../../features/refunds/refund.ts';
import { RefundBadge, TurnCountdown } from '../../../features/refunds/refund-badge.tsx';
import { RefundLines } from '../../../features/refunds/refund-lines.tsx';
import { refundStatusOf } from '../../../features/refunds/refund-status.ts';
import { storeAddress } from '../../../features/stores/store-address.ts';
import { useText } from '../../../messages/messages.tsx';
import { TimeText } from '../../../ui/times/time-text.tsx';

const LINES_SHOWN = 3;

export function RefundCard({ refund }: { refund: Refund }) {
  const text = useText();
  const { refundSn, lines } = refund;
  const hidden = lines.length - LINES_SHOWN;
  return (
    <article aria-label={text('refunds.named', { number: refundSn })} className="card">
      <CardHead refund={refund} />
      <div className="flex flex-col gap-2 px-4 py-3 sm:px-5">
        <RefundLines lines={lines.slice(0, LINES_SHOWN)} />
        {hidden > 0 && <p className="text-ink-soft text-sm">{text('refunds.more', { count: hidden })}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t px-4 py-3 text-sm sm:px-5">
        <p className="min-w-0 flex-1 basis-64 text-pretty text-ink-soft">{text(refundStatusOf(refund).sentence)}</p>
        <TurnCountdown refund={refund} />
      </div>
      <footer className="flex flex-col gap-3 border-line border-t px-4 py-3 sm:px-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <RefundSum refund={refund} />
          <RefundActions refund={refund} />
        </div>
        <RefundAnswer refundSn={refundSn} />
      </footer>
    </article>
  );
}

function CardHead({ refund }: { refund: Refund }) {
  const text = useText();
  const { refundSn, shopId, shopName, applyTime, applyType } = refund;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-4 py-3 text-sm sm:px-5">
      <Link
        to={storeAddress(shopId)}
        className="inline-flex min-w-0 items-center gap-1.5 font-semibold hover:text-brand-ink"
      >
        <Store aria-hidden className="size-4 shrink-0" />
        <bdi className="truncate">{shopName}</bdi>
      </Link>
      <span className="ms-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <span className="text-ink-soft text-xs">
          {text(applyType === REFUND_KIND.returnGoods ? 'refunds.kind.return' : 'refunds.kind.money')}
        </span>
        <RefundBadge refund={refund} />
      </span>
      <p className="flex w-full flex-wrap items-center gap-x-4 text-ink-soft text-xs">
        <TimeText time={applyTime} />
        <span className="tabular-nums">{text('refunds.number', { number: refundSn })}</span>
        <Link
          to={refundAddress(refundSn)}
          className="ms-auto inline-flex min-h-8 max-md:min-h-11 items-center gap-0.5 text-ink-soft hover:text-ink"
        >
          {text('refunds.details')} <span className="sr-only">{text('refunds.ofRequest', { number: refundSn })}</span>
          <ChevronRight aria-hidden className="flip-rtl size-3.5" />
        </Link>
      </p>
    </header>
  );
}

function RefundSum({ refund: { refundAmount, refundScore, postage } }: { refund: Refund }) {
  const text = useText();
  const money = useMoneyText();
  const parts = [
    postage > 0 && text('refunds.withPostage', { amount: money(centsOf(postage)) }),
    refundScore > 0 && text('refunds.withPoints', { points: refundScore }),
  ].filter(Boolean);
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-ink-soft">{text('refunds.amount')}</span>
        <Price amountCents={centsOf(refundAmount)} />
      </p>
      {parts.length > 0 && <p className="text-ink-soft text-xs">{parts.join(' · ')}</p>}
    </div>
  );
}
