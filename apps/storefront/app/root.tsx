import { directionOf, languageTag } from '@galleria/domain/site/locales';
import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import { Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/root.ts';
import { AccountWatch } from './features/accounts/account-watch.tsx';
import { isBuyerKnown } from './features/accounts/stored-user.ts';
import { CurrencyProvider } from './features/money/currency.tsx';
import { EarlyScript } from './hydration/early-script.tsx';
import { ErrorView } from './shell/error-view.tsx';
import { HeadFromConfiguration } from './shell/head-from-configuration.tsx';
import { loadShell } from './shell/load-shell.server.ts';
import { useFocusOnArrival } from './shell/use-focus-on-arrival.ts';
import styles from './styles/app.css?url';
import { ToastProvider } from './ui/toast.tsx';
import { visitContext } from './visit/visit-context.ts';
import { useLocale, useWordsSource } from './words/words.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return loadShell(context.get(visitContext));
}

/**
 * The shell is the same on every page, so navigation does not load it again. A POST that was accepted does, and so does
 * navigation of a signed-in buyer to another path, since another device may have ended the session. Filters, sorting and
 * paging change the query only.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  if ((change.actionStatus ?? 0) >= REFUSED) return false;
  if (change.formMethod === 'POST') return true;
  if (isBuyerKnown() && change.currentUrl.pathname !== change.nextUrl.pathname) return true;
  return change.currentUrl.href === change.nextUrl.href && change.formAction === undefined;
}

const REFUSED = 400;

/** Pages render their own title and meta elements, which React hoists into the head; the router's `meta` is not used. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const words = useWordsSource();
  preloadModule(words);
  return (
    <html lang={languageTag(locale)} dir={directionOf(locale)} data-locale={locale} data-words={words}>
      <head>
        <meta charSet="utf-8" />
        <EarlyScript />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="stylesheet" href={styles} />
        <HeadFromConfiguration />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useFocusOnArrival();
  return (
    <CurrencyProvider value={loaderData.currency}>
      <ToastProvider>
        <Outlet />
        <AccountWatch />
      </ToastProvider>
    </CurrencyProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />;
}
