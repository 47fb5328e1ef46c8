import { CircleUserRound, House, type LucideIcon, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useCartCount } from '../../features/cart/cart-store.ts';
import { useText } from '../../messages/messages.tsx';
import { useShell } from '../../visit/shell-data.ts';
import { countText } from '../count-text.ts';
import { CategoriesTab, TAB_CLASS } from './categories-tab.tsx';
import { tabOf } from './tabs.ts';

const CART_LIMIT = 99;

/** At the bottom of phones; at the end of the page it is below the footer, so that it never covers anything. */
export default function TabBar() {
  const text = useText();
  const current = tabOf(useLocation().pathname);
  const cartCount = useCartCount(useShell());
  return (
    <nav
      aria-label={text('shell.tabs')}
      className="sticky bottom-0 z-20 border-line border-t bg-mist pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-14 grid-cols-4">
        <Tab to="/" Icon={House} isCurrent={current === 'home'}>
          {text('shell.navHome')}
        </Tab>
        <li className="min-w-0">
          <CategoriesTab isCurrent={current === 'categories'} />
        </li>
        <Tab to="/cart" Icon={ShoppingCart} isCurrent={current === 'cart'} badge={cartCount}>
          <span className="sr-only">{text('shell.cartCount', { count: cartCount })}</span>
          <span aria-hidden>{text('shell.cart')}</span>
        </Tab>
        <Tab to="/user-center/uc-home" Icon={CircleUserRound} isCurrent={current === 'me'}>
          {text('shell.me')}
        </Tab>
      </ul>
    </nav>
  );
}

interface TabProps {
  to: string;
  Icon: LucideIcon;
  isCurrent: boolean;
  badge?: number;
  children: ReactNode;
}

function Tab({ to, Icon, isCurrent, badge = 0, children }: TabProps) {
  return (
    <li className="min-w-0">
      <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={TAB_CLASS}>
        <span className="relative">
          <Icon aria-hidden className="size-5.5" />
          {badge > 0 && (
            <span
              aria-hidden
              className="absolute -end-3 -top-1.5 min-w-4.5 rounded-full bg-brand px-1 text-center font-bold text-[11px] text-on-brand leading-4.5"
            >
              {countText(badge, CART_LIMIT)}
            </span>
          )}
        </span>
        {children}
      </Link>
    </li>
  );
}
