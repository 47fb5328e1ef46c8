import { Boxes } from 'lucide-react';
import type { Refundable } from '../../../features/refunds/refund.ts';
import { useText } from '../../../messages/messages.tsx';

/** The refund for part of a combo, shown before the choice. */
export function ComboRule({ info: { lines } }: { info: Refundable }) {
  const text = useText();
  const combo = lines.find((line) => line.combo)?.combo;
  if (!combo) return null;
  return (
    <div className="mb-3 flex items-start gap-2 rounded-card bg-brand-tint px-4 py-3 text-pretty text-sm">
      <Boxes aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="wrap-anywhere font-semibold">
          {text('activities.line.combo', { name: `\u2068${combo.name}\u2069` })}
        </p>
        <p>{text(combo.isWholeSets ? 'combo.refund.sets' : 'combo.refund.rule')}</p>
      </div>
    </div>
  );
}
