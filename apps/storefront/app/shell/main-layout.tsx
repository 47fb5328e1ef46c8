import { Outlet, useLocation } from 'react-router';
import { hydrateLater, onApproach, onInteraction } from '../hydration/hydrate-later.tsx';
import { hasTabs } from './phone/has-tabs.ts';
import { SkipLink } from './skip-link.tsx';

const Header = hydrateLater({
  id: 'mall-header',
  when: onInteraction,
  load: () => import('./header/header.tsx'),
  cacheScope: 'person',
  className: 'contents',
  // As high as the header, when the previous page had another one.
  fallback: <div className="h-14.25 border-line border-b bg-mist md:h-48.5" />,
});

const Footer = hydrateLater({
  id: 'mall-footer',
  when: onApproach,
  load: () => import('./footer/footer.tsx'),
  cacheScope: 'everyone',
});

/** Links work without scripts; the sheet of categories needs its script. */
const TabBar = hydrateLater({
  id: 'tabs',
  when: onInteraction,
  load: () => import('./phone/tab-bar.tsx'),
  cacheScope: 'person',
  className: 'contents',
});

/**
 * Offset for other elements at the bottom of phones, so that they are above the tab bar: `bottom-[var(--tabs,0px)]`.
 */
const ABOVE_TABS = 'max-md:[--tabs:calc(3.5rem+1px+env(safe-area-inset-bottom))]';

/**
 * Header and footer around the pages of the mall. Errors of pages are caught further down, by `boundary-layout.tsx`.
 */
export default function MainLayout() {
  const isTabbed = hasTabs(useLocation().pathname);
  return (
    <>
      <SkipLink />
      <Header />
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
    </>
  );
}
