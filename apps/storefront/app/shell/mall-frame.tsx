import { lazy, type ReactNode, Suspense } from 'react';
import { MainHeader } from './header/main-header.tsx';
import { MiniHeader } from './header/mini-header.tsx';
import { onApproach } from './hydrate-later.ts';
import { NavigationRow } from './navigation/navigation-row.tsx';
import { SearchDraftProvider } from './search/search-draft.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar/top-bar.tsx';

const FOOTER_ID = 'mall-footer';
const Footer = lazy(() => onApproach(FOOTER_ID).then(() => import('./footer/footer.tsx')));

/** Header and footer around the pages of the mall. */
export function MallFrame({ children }: { children: ReactNode }) {
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
        {children}
      </main>
      <footer id={FOOTER_ID} className="border-line border-t bg-mist">
        <Suspense>
          <Footer />
        </Suspense>
      </footer>
    </SearchDraftProvider>
  );
}
