import { centsOf } from '@galleria/domain/money/main-units';
import { Boxes } from 'lucide-react';
import { useText } from '../../messages/messages.tsx';
import { useMoneyText } from '../money/money-text.ts';
import type { OrderLine } from '../orders/order.ts';

type ComboLine = Pick<OrderLine, 'activity' | 'price' | 'prodCount'>;

/** Above cart or order lines that belong to one combo: its name, the number of sets and the saving. */
export function ComboNote({ lines }: { lines: readonly ComboLine[] }) {
  const text = useText();
  const money = useMoneyText();
  const [first] = lines;
  const perSet = first?.activity?.perSet;
  if (!first?.activity || perSet === undefined) return null;
  const savedCents = lines.reduce((sum, { activity, price, prodCount }) => {
    return sum + prodCount * (centsOf(activity?.normalPrice ?? price) - centsOf(price));
  }, 0);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-brand-tint px-4 py-3 text-sm">
      <Boxes aria-hidden className="size-4 shrink-0 text-brand-ink" />
      <strong className="wrap-anywhere min-w-0 font-semibold">
        {text('activities.line.combo', { name: `\u2068${first.activity.name}\u2069` })}
      </strong>
      <span>{text('combo.setCount', { count: first.prodCount / perSet })}</span>
      {savedCents > 0 && <span className="text-brand-ink">{text('combo.youSave', { amount: money(savedCents) })}</span>}
    </p>
  );
}
