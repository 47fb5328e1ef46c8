import type { MessageId } from '@galleria/i18n/message-id';
import { ChevronRight, CreditCard, type LucideIcon, PackageCheck, PackageOpen, RotateCcw, Truck } from 'lucide-react';
import { Link } from 'react-router';
import { COUNTED_STATES, ORDER_LIST, type OrderCounts, orderListIn } from '../../../features/orders/order.ts';
import { REFUND_LIST } from '../../../features/refunds/refund.ts';
import { useText } from '../../../messages/messages.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

const TILES: Record<keyof OrderCounts, { icon: LucideIcon; label: MessageId<'storefront'> }> = {
  toPay: { icon: CreditCard, label: 'orders.list.state.toPay' },
  toShip: { icon: PackageOpen, label: 'orders.list.state.toShip' },
  toReceive: { icon: Truck, label: 'orders.list.state.toReceive' },
  toReview: { icon: PackageCheck, label: 'orders.list.state.toReview' },
};

/** Orders by state, and open refund requests. */
export function OrdersCard({ counts, openRefunds }: { counts: OrderCounts; openRefunds: number }) {
  const text = useText();
  const all = (
    <Link to={ORDER_LIST} className="inline-flex items-center gap-0.5 text-ink-soft text-sm hover:text-ink">
      {text('orders.list.showAll')}
      <ChevronRight aria-hidden className="flip-rtl size-4" />
    </Link>
  );
  return (
    <SectionCard title={text('orders.title')} aside={all}>
      <ul className="grid grid-cols-5 gap-1 sm:gap-4">
        {COUNTED_STATES.map((state) => (
          <Tile key={state} to={orderListIn(state)} count={counts[state]} {...TILES[state]} />
        ))}
        <Tile to={`${REFUND_LIST}?view=proceeding`} count={openRefunds} icon={RotateCcw} label="refunds.menu" />
      </ul>
    </SectionCard>
  );
}

interface TileProps {
  to: string;
  count: number;
  icon: LucideIcon;
  label: MessageId<'storefront'>;
}

function Tile({ to, count, icon: Icon, label }: TileProps) {
  const text = useText();
  return (
    <li>
      <Link
        to={to}
        className="flex h-full flex-col items-center gap-1.5 rounded-control px-1 py-2 text-center text-xs hover:bg-well sm:text-sm"
      >
        <span className="relative">
          <Icon aria-hidden className="size-7 text-ink-soft" strokeWidth={1.5} />
          <Count count={count} />
        </span>
        {text(label)}
      </Link>
    </li>
  );
}

function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="-top-1.5 absolute start-4 grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 font-semibold text-on-brand text-xs tabular-nums">
      {count}
    </span>
  );
}
