import { Outlet, useLocation } from 'react-router';
import { hydrateLater, onApproach, onInteraction } from '../hydration/hydrate-later.tsx';
import { MainHeader } from './header/main-header.tsx';
import { NavigationRow } from './navigation/navigation-row.tsx';
import { hasTabs } from './phone/tabs.ts';
import { SearchDraftProvider } from './search/search-draft.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar/top-bar.tsx';

const Footer = hydrateLater({
  id: 'mall-footer',
  when: onApproach,
  load: () => import('./footer/footer.tsx'),
  keptFor: 'everyone',
});

/** Whoever scrolls has touched something. */
const MiniHeader = hydrateLater({
  id: 'mini-header',
  when: onInteraction,
  load: () => import('./header/mini-header.tsx'),
  className: 'contents',
});

/** Links that need no script; the sheet of categories does. */
const TabBar = hydrateLater({
  id: 'tabs',
  when: onInteraction,
  load: () => import('./phone/tab-bar.tsx'),
  keptFor: 'person',
  className: 'contents',
});

/** What else sticks to the bottom of phones stands on the tab bar: `bottom-[var(--tabs,0px)]`. */
const ABOVE_TABS = 'max-md:[--tabs:calc(3.5rem+1px+env(safe-area-inset-bottom))]';

/** Header and footer around the pages of the mall. Errors of pages are caught below it, by `boundary-layout.tsx`. */
export default function MainLayout() {
  const isTabbed = hasTabs(useLocation().pathname);
  return (
    <SearchDraftProvider>
      <SkipLink />
      <header className="relative z-20 border-line border-b bg-mist">
        <TopBar />
        <MainHeader />
        <NavigationRow />
      </header>
      <MiniHeader />
      <main
        id="content"
        tabIndex={-1}
        className={`min-h-[calc(100vh-243px)] outline-none ${isTabbed ? ABOVE_TABS : ''}`}
      >
        <Outlet />
      </main>
      <footer className="border-line border-t bg-mist">
        <Footer />
      </footer>
      {isTabbed && <TabBar />}
    </SearchDraftProvider>
  );
}
