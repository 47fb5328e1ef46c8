import { Outlet } from 'react-router';
import { FooterBase } from './footer/footer-base.tsx';
import { Logo } from './header/logo.tsx';
import { SkipLink } from './skip-link.tsx';

/** For pages without navigation: sign-in, chat, terms. */
export default function BareLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-line border-b bg-mist">
        <div className="page-column flex h-20 items-center">
          <Logo />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <footer id="mall-footer" className="border-line border-t bg-mist">
        <FooterBase />
      </footer>
    </div>
  );
}
