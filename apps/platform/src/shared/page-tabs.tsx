import { useText } from '@galleria/console-kit/console-context';
import type { MessageId } from '@galleria/i18n/message-id';
import { Link, useLocation } from 'react-router';
import './page-tabs.css';

interface PageTabsProps {
  tabs: readonly { readonly path: string; readonly label: MessageId<'platform'> }[];
}

/** Links between the parts of a screen; each part has its own address. */
export function PageTabs({ tabs }: PageTabsProps) {
  const text = useText<'platform'>();
  const { pathname } = useLocation();
  return (
    <nav className="page-tabs" aria-label={text('platform.parts')}>
      {tabs.map(({ path, label }) => (
        <Link key={path} to={path} aria-current={pathname === path ? 'page' : undefined}>
          {text(label)}
        </Link>
      ))}
    </nav>
  );
}
