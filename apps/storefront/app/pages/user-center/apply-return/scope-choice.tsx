import { centsOf } from '@galleria/domain/money/main-units';
import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useChargeText } from '../../../features/money/money-text.ts';
import { applyAddress, type Refundable } from '../../../features/refunds/refund.ts';
import { useText } from '../../../messages/messages.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { isChoosable, isWholeChoosable, type RefundableLine } from './application.ts';

interface ScopeChoiceProps {
  info: Refundable;
  /** Id of the chosen line; undefined: the whole order. */
  chosen: number | undefined;
}

const ROW =
  'flex items-center gap-3 rounded-card border border-edge bg-mist p-3 text-sm aria-[current=true]:border-brand aria-[current=true]:ring-1 aria-[current=true]:ring-brand aria-[current=true]:ring-inset';

/** The whole order or one of its lines. Each choice is a link, so that it works without scripts. */
export function ScopeChoice({ info, chosen }: ScopeChoiceProps) {
  const text = useText();
  const { orderNumber, lines } = info;
  return (
    <ul aria-label={text('refunds.apply.what')} className="flex flex-col gap-2">
      {isWholeChoosable(info) && (
        <li>
          <Choice to={applyAddress(orderNumber)} isChosen={chosen === undefined}>
            <span className="grid size-12 shrink-0 place-items-center rounded-control bg-well">
              <Package aria-hidden className="size-6 text-ink-soft" />
            </span>
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-medium">{text('refunds.apply.wholeOrder')}</span>
              <span className="text-ink-soft text-xs">{text('refunds.apply.wholeOrderHint')}</span>
            </span>
          </Choice>
        </li>
      )}
      {lines.map((line) => (
        <li key={line.orderItemId}>
          {isChoosable(line) ? (
            <Choice to={applyAddress(orderNumber, line.orderItemId)} isChosen={chosen === line.orderItemId}>
              <LineSummary line={line} />
            </Choice>
          ) : (
            <div className={`${ROW} bg-well`}>
              <LineSummary line={line} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Choice({ to, isChosen, children }: { to: string; isChosen: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={`${ROW} hover:border-ink`}
    >
      <span
        aria-hidden
        className={`size-4 shrink-0 rounded-full border ${isChosen ? 'border-5 border-brand' : 'border-edge'}`}
      />
      {children}
    </Link>
  );
}

function LineSummary({ line }: { line: RefundableLine }) {
  const text = useText();
  const money = useChargeText();
  const { pic, prodName, skuName, isGift, maxCount, maxAmount } = line;
  return (
    <>
      <span className="size-12 shrink-0 overflow-hidden rounded-control bg-well">
        {pic && <Picture path={pic} alt="" sizes="48px" className="size-full object-cover" />}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="wrap-break-word line-clamp-2 font-medium">
          <bdi>{prodName}</bdi>
        </span>
        {skuName && (
          <span className="truncate text-ink-soft text-xs">
            <bdi>{skuName}</bdi>
          </span>
        )}
        {isGift && (
          <span className="flex flex-wrap items-center gap-2 text-ink-soft text-xs">
            <Badge tone="soft">{text('refunds.apply.gift')}</Badge>
            {text('refunds.apply.giftHint')}
          </span>
        )}
      </span>
      <span className="shrink-0 text-end text-ink-soft text-xs tabular-nums max-sm:max-w-24">
        {!isGift && maxCount === 0 && text('refunds.apply.nothingLeft')}
        {isChoosable(line) && (
          <>
            <span className="block">{text('refunds.pieces', { count: maxCount })}</span>
            {text('refunds.apply.upTo', { amount: money(centsOf(maxAmount)) })}
          </>
        )}
      </span>
    </>
  );
}
