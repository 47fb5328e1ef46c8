import { useText } from '@galleria/console-kit/console-context';
import { Link, useLocation } from 'react-router';
import './store.css';

const TABS = [
  { path: '/store', label: 'merchantStore.information' },
  { path: '/store/papers', label: 'merchantStore.papers' },
  { path: '/store/notices', label: 'merchantStore.notices' },
  { path: '/store/shelves', label: 'merchantStore.shelves' },
  { path: '/store/shipping', label: 'merchantStore.shipping' },
  { path: '/store/pickup', label: 'merchantStore.pickup' },
  { path: '/store/returns', label: 'merchantStore.returns' },
] as const;

/** Links between the pages of the store's settings. */
export function StoreTabs() {
  const text = useText<'merchant'>();
  const { pathname } = useLocation();
  return (
    <nav className="store-tabs" aria-label={text('merchantStore.parts')}>
      {TABS.map(({ path, label }) => (
        <Link key={path} to={path} aria-current={pathname === path ? 'page' : undefined}>
          {text(label)}
        </Link>
      ))}
    </nav>
  );
}
