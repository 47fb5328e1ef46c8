import { CalendarClock } from 'lucide-react';
import { useText } from '../../messages/messages.tsx';
import type { Parts } from './pre-sale.ts';
import { PreSaleParts } from './pre-sale-parts.tsx';

/** At checkout and on the payment page: the payments and their times, and what happens if the balance is not paid. */
export function PreSaleNote({ parts }: { parts: Parts }) {
  const text = useText();
  return (
    <section
      aria-label={text('preSale.plan')}
      className="flex flex-col gap-3 rounded-card bg-brand-tint px-4 py-3 text-pretty text-sm"
    >
      <p className="flex items-start gap-2">
        <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />
        {text(parts.payment === 'deposit' ? 'preSale.note.deposit' : 'preSale.note.full')}
      </p>
      <PreSaleParts parts={parts} />
    </section>
  );
}
