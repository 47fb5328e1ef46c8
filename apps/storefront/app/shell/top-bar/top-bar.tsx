import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { useText } from '../../words/words.tsx';

/** The first notice stands until somebody touches the page. */
const Ticker = hydrateLater({
  id: 'ticker',
  when: onInteraction,
  load: () => import('./ticker.tsx'),
  keptFor: 'everyone',
  className: 'contents',
});

const TopBarItems = hydrateLater({
  id: 'top-bar',
  when: onInteraction,
  load: () => import('./top-bar-items.tsx'),
  keptFor: 'person',
  className: 'contents',
});

/** Not on phones, where it is in the menu sheet and in the footer, and the latest notices are on the home page. */
export function TopBar() {
  const text = useText();
  return (
    <div className="border-line border-b text-ink-soft text-xs max-md:hidden">
      <div className="page-column flex h-9 items-center gap-6">
        <Ticker />
        <nav aria-label={text('shell.topBar')} className="-me-2 flex shrink-0 items-center justify-end">
          <TopBarItems />
        </nav>
      </div>
    </div>
  );
}
