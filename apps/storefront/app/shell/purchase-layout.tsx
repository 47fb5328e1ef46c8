import { LockKeyhole } from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router';
import { hydrateLater, onApproach } from '../hydration/hydrate-later.tsx';
import { useText } from '../messages/messages.tsx';
import { Logo } from './header/logo.tsx';
import { useIsOpen } from './navigation/open-pages.ts';
import { SkipLink } from './skip-link.tsx';

const Footer = hydrateLater({ id: 'mall-footer', when: onApproach, load: () => import('./footer/footer.tsx') });

/** For checkout and payment: no links away from them except the logo and help. */
export default function PurchaseLayout() {
  return (
    <>
      <SkipLink />
      <PurchaseHeader />
      <main id="content" tabIndex={-1} className="min-h-[calc(100vh-243px)] outline-none">
        <Outlet />
      </main>
      <footer className="border-line border-t bg-mist">
        <Footer />
      </footer>
    </>
  );
}

function PurchaseHeader() {
  const text = useText();
  return (
    <header className="border-line border-b bg-mist">
      <div className="page-column flex h-14 items-center gap-3 md:h-20 md:gap-5">
        <Logo />
        <p className="flex items-center gap-1.5 border-line border-s ps-3 font-medium text-sm text-success md:ps-5">
          <LockKeyhole aria-hidden className="size-4 shrink-0" />
          {text('shell.secureCheckout')}
        </p>
        <HelpLink />
      </div>
    </header>
  );
}

/** Link to customer service; until that is open, to the contact details in the footer. */
function HelpLink() {
  const text = useText();
  const isOpen = useIsOpen();
  const { search } = useLocation();
  return (
    <Link
      to={isOpen('/chat') ? '/chat' : { search, hash: 'mall-footer' }}
      className="ms-auto inline-flex min-h-11 items-center rounded-control px-2 font-medium text-ink-soft text-sm hover:text-ink"
    >
      {text('shell.help')}
    </Link>
  );
}
