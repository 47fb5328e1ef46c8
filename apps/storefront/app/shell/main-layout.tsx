import { Outlet } from 'react-router';
import { hydrateLater, onApproach } from '../hydration/hydrate-later.tsx';
import { MainHeader } from './header/main-header.tsx';
import { MiniHeader } from './header/mini-header.tsx';
import { NavigationRow } from './navigation/navigation-row.tsx';
import { SearchDraftProvider } from './search/search-draft.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar/top-bar.tsx';

const Footer = hydrateLater({ id: 'mall-footer', when: onApproach, load: () => import('./footer/footer.tsx') });

/** Header and footer around the pages of the mall. Errors of pages are caught below it, by `boundary-layout.tsx`. */
export default function MainLayout() {
  return (
    <SearchDraftProvider>
      <SkipLink />
      <header className="relative z-20 bg-mist">
        <TopBar />
        <MainHeader />
        <NavigationRow />
      </header>
      <MiniHeader />
      <main id="content" tabIndex={-1} className="min-h-[calc(100vh-243px)] outline-none">
        <Outlet />
      </main>
      <footer className="border-line border-t bg-mist">
        <Footer />
      </footer>
    </SearchDraftProvider>
  );
}
