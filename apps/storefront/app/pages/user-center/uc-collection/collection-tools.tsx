import { CheckCheck, ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { type CollectionView, collectionAddress } from './collection-address.ts';

interface CollectionToolsProps {
  view: CollectionView;
  counts: { prodCount: number; shopCount: number };
  isEmpty: boolean;
}

/** Tabs, the filter and the selection mode; all of them are links. */
export function CollectionTools({ view, counts, isEmpty }: CollectionToolsProps) {
  const text = useText();
  const { tab, staleOnly, selecting } = view;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b">
      <nav aria-label={text('favourites.page.kinds')}>
        <ul className="flex gap-6">
          <Tab to={collectionAddress({ tab: 'products' })} isOpen={tab === 'products'} count={counts.prodCount}>
            {text('favourites.page.products')}
          </Tab>
          <Tab to={collectionAddress({ tab: 'stores' })} isOpen={tab === 'stores'} count={counts.shopCount}>
            {text('favourites.page.stores')}
          </Tab>
          <Tab to={collectionAddress({ tab: 'alerts' })} isOpen={tab === 'alerts'}>
            {text('favourites.page.alerts')}
          </Tab>
        </ul>
      </nav>
      <div className="flex flex-wrap gap-1 pb-1">
        {tab === 'products' && counts.prodCount > 0 && (
          <ButtonLink
            to={collectionAddress({ tab, staleOnly: !staleOnly, selecting })}
            tone="quiet"
            size="small"
            preventScrollReset
          >
            {text(staleOnly ? 'favourites.page.showAll' : 'favourites.page.staleOnly')}
          </ButtonLink>
        )}
        {tab !== 'alerts' && !isEmpty && (
          <ButtonLink
            to={collectionAddress({ tab, staleOnly, selecting: !selecting })}
            tone="quiet"
            size="small"
            preventScrollReset
          >
            {selecting ? <CheckCheck aria-hidden className="size-4" /> : <ListChecks aria-hidden className="size-4" />}
            {text(selecting ? 'favourites.page.selectDone' : 'favourites.page.select')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

interface TabProps {
  to: string;
  isOpen: boolean;
  count?: number;
  children: string;
}

function Tab({ to, isOpen, count, children }: TabProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isOpen ? 'page' : undefined}
        className="-mb-px flex min-h-11 items-center gap-1.5 border-transparent border-b-2 font-medium text-ink-soft text-sm hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-ink"
      >
        {children}
        {count !== undefined && <span className="font-normal text-ink-soft text-xs tabular-nums">{count}</span>}
      </Link>
    </li>
  );
}
