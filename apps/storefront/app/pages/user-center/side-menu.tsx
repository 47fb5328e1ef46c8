import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { COUNTED_STATES, type OrderCounts, orderListIn } from '../../features/orders/order.ts';
import { useText } from '../../messages/messages.tsx';
import { MENU } from './menu.ts';

const ENTRY =
  'flex min-h-11 items-center gap-3 rounded-control max-md:whitespace-nowrap px-3.5 text-sm transition-[background-color] hover:bg-well aria-[current=page]:bg-brand-tint aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink max-md:card max-md:aria-[current=page]:bg-brand-tint';

interface SideMenuProps {
  counts: OrderCounts | undefined;
  /** Number of open refund requests. */
  openRefunds: number | undefined;
}

/** Menu groups beside the page; on phones a scrolling row above it. */
export function SideMenu({ counts, openRefunds }: SideMenuProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const current = pathname && list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!current || !list.current) return;
    const { left, width } = current.getBoundingClientRect();
    const row = list.current.getBoundingClientRect();
    list.current.scrollBy({ left: left - row.left - (row.width - width) / 2 });
  }, [pathname]);

  return (
    <nav aria-label={text('profile.menu.label')} className="md:card md:sticky md:top-24 md:p-3">
      <div
        ref={list}
        className="no-scrollbar -mx-(--page-gutter) flex gap-2 overflow-x-auto px-(--page-gutter) py-1 md:mx-0 md:flex-col md:gap-4 md:overflow-visible md:p-0"
      >
        {MENU.map(({ title, entries }) => (
          <div key={title} className="contents md:block">
            <p className="px-3.5 pt-2 pb-1.5 font-semibold text-ink-soft text-xs max-md:sr-only">{text(title)}</p>
            <ul aria-label={text(title)} className="contents md:flex md:flex-col md:gap-0.5">
              {entries.map(({ child, label, icon: Icon }) => (
                <li key={child}>
                  <NavLink to={`/user-center/${child}`} prefetch="intent" className={ENTRY}>
                    <Icon aria-hidden className="size-[1.125rem] shrink-0" />
                    {text(label)}
                    {child === 'uc-return' && openRefunds ? (
                      <span className="ms-auto ps-2 font-semibold text-brand-ink text-xs tabular-nums">
                        {openRefunds}
                      </span>
                    ) : null}
                  </NavLink>
                  {child === 'uc-order' && counts && <WaitingOrders counts={counts} />}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

/** Counts of open orders, below the link to all; hidden on phones. */
function WaitingOrders({ counts }: { counts: OrderCounts }) {
  const text = useText();
  const waiting = COUNTED_STATES.filter((state) => counts[state] > 0);
  if (waiting.length === 0) return null;
  return (
    <ul className="ms-[2.625rem] mb-1 hidden flex-col md:flex">
      {waiting.map((state) => (
        <li key={state}>
          <Link
            to={orderListIn(state)}
            className="flex min-h-8 max-md:min-h-11 items-center justify-between gap-2 rounded-control px-2 text-ink-soft text-xs hover:bg-well hover:text-ink"
          >
            {text(`orders.list.state.${state}`)}
            <span className="font-semibold text-brand-ink tabular-nums">{counts[state]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
