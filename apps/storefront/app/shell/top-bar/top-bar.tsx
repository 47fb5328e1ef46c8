import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { useText } from '../../words/words.tsx';
import { Ticker } from './ticker.tsx';

const TopBarItems = hydrateLater({
  id: 'top-bar',
  when: onInteraction,
  load: () => import('./top-bar-items.tsx'),
  className: 'contents',
});

/** Below 768 px only the ticker stays; the rest is in the menu sheet and in the footer. */
export function TopBar() {
  const text = useText();
  return (
    <div className="border-line border-b text-ink-soft text-xs">
      <div className="page-column flex h-9 items-center gap-6">
        <Ticker />
        <nav aria-label={text('shell.topBar')} className="-me-2 hidden shrink-0 items-center justify-end md:flex">
          <TopBarItems />
        </nav>
      </div>
    </div>
  );
}
