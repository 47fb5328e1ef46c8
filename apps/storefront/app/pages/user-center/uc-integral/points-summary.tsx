import type { pointsInfo } from '@galleria/contract/ledger/ledger';
import type { OutputOf } from '@galleria/contract/operation';
import { formatNumber } from '@galleria/i18n/formats';
import { Coins } from 'lucide-react';
import { useLocale, useText } from '../../../messages/messages.tsx';

/** Available points, beside the locked and other points. */
export function PointsSummary({ points }: { points: OutputOf<typeof pointsInfo> }) {
  const text = useText();
  const locale = useLocale();
  const others = [
    { label: text('ledger.points.locked'), hint: text('ledger.points.lockedHint'), count: points.lockedScore },
    { label: text('ledger.points.expired'), hint: text('ledger.points.expiredHint'), count: points.expiredScore },
    {
      label: text('ledger.points.withdrawable'),
      hint: text('ledger.points.withdrawableHint'),
      count: points.withdrawableScore,
    },
  ];
  return (
    <section className="card grid gap-x-8 gap-y-5 bg-linear-to-br from-brand-tint to-60% to-mist p-4 sm:p-6 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center">
      <div>
        <p className="flex items-center gap-1.5 text-ink-soft text-sm">
          <Coins aria-hidden className="size-4" />
          {text('ledger.points.current')}
        </p>
        <p className="font-bold text-display tabular-nums">{formatNumber(locale, points.score)}</p>
      </div>
      <dl className="grid gap-3 sm:grid-cols-3">
        {others.map(({ label, hint, count }) => (
          <div key={label} className="flex flex-col gap-0.5 border-line border-s ps-4">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-semibold text-lg tabular-nums">{formatNumber(locale, count)}</dd>
            <dd className="text-pretty text-ink-soft text-xs">{hint}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
