import { centsOf } from '@galleria/domain/money/main-units';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { useMoneyText } from '../../../features/money/use-money-text.ts';
import type { Order } from '../../../features/orders/order.ts';
import { Price } from '../../../ui/price.tsx';
import { useText } from '../../../words/words.tsx';

/** What it comes to, and in short why; the order's page says it in full. */
export function OrderSum({ order: { amounts, pieceCount, status } }: { order: Order }) {
  const text = useText();
  const money = useMoneyText();
  const savedCents = amounts.reductions.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const shippingCents = centsOf(amounts.transfee) - centsOf(amounts.freeTransfee);
  const reasons = [
    shippingCents > 0 && text('orders.list.withShipping', { amount: money(shippingCents) }),
    savedCents > 0 && text('orders.list.saved', { amount: money(savedCents) }),
  ].filter(Boolean);
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-ink-soft">
          {text(status === ORDER_STATUS.toPay ? 'orders.list.toPay' : 'orders.list.total', { count: pieceCount })}
        </span>
        <Price amountCents={centsOf(amounts.actualTotal)} />
      </p>
      {reasons.length > 0 && <p className="text-ink-soft text-xs">{reasons.join(' · ')}</p>}
    </div>
  );
}
