import { Link } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { LinkTabs } from '../../../ui/links/link-tabs.tsx';
import { type OrderState, type OrderView, orderListAddress, STATES, TABS } from './order-view.ts';

interface OrderTabsProps {
  view: OrderView;
  /** Orders by state, of all kinds. */
  counts: Partial<Record<OrderState, number>>;
}

/** Tabs for the kinds of orders, and below them for their states. The search is kept. */
export function OrderTabs({ view, counts }: OrderTabsProps) {
  const text = useText();
  const tabs = TABS.map((tab) => ({
    to: orderListAddress({ ...view, tab, state: 'all' }),
    label: text(`orders.list.tab.${tab}`),
    isOpen: tab === view.tab,
  }));
  const states = STATES.filter((state) => state !== 'grouping' || view.tab === 'group');
  return (
    <div className="flex flex-col gap-3">
      <LinkTabs label={text('orders.list.kinds')} tabs={tabs} />
      <nav aria-label={text('orders.list.states')}>
        <ul className="no-scrollbar -mx-(--page-gutter) flex gap-2 overflow-x-auto px-(--page-gutter) py-1 md:mx-0 md:flex-wrap md:px-0">
          {states.map((state) => (
            <li key={state} className="shrink-0">
              <Link
                to={orderListAddress({ ...view, state })}
                preventScrollReset
                aria-current={state === view.state ? 'page' : undefined}
                className="card flex min-h-11 items-center gap-1.5 whitespace-nowrap px-3.5 text-sm hover:bg-well aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-paper"
              >
                {text(`orders.list.state.${state}`)}
                {view.tab === 'all' && <Count count={counts[state] ?? 0} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1.5 font-semibold text-on-brand text-xs tabular-nums">
      {count}
    </span>
  );
}
