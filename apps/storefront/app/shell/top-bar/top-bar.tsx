import { lazy, Suspense } from 'react';
import { useText } from '../../words/words.tsx';
import { onSignOfLife } from '../hydrate-later.ts';
import { Ticker } from './ticker.tsx';

const NAV_ID = 'top-bar';
const TopBarItems = lazy(() => onSignOfLife(NAV_ID).then(() => import('./top-bar-items.tsx')));

/** Below 768 px only the ticker stays; the rest is in the menu sheet and in the footer. */
export function TopBar() {
  const text = useText();
  return (
    <div className="border-line border-b text-ink-soft text-xs">
      <div className="page-column flex h-9 items-center gap-6">
        <Ticker />
        <nav
          id={NAV_ID}
          aria-label={text('shell.topBar')}
          className="-me-2 hidden shrink-0 items-center justify-end md:flex"
        >
          <Suspense>
            <TopBarItems />
          </Suspense>
        </nav>
      </div>
    </div>
  );
}
