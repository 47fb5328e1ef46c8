import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { iconUrl, pictureUrl } from '@galleria/domain/pictures/picture-url';
import { directionOf, languageTag } from '@galleria/domain/site/locales';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { preload, preloadModule } from 'react-dom';
import {
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRevalidator,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { hasSignedInBuyer, onStoredUserChange, removeStoredUser, storeUser } from './features/accounts/stored-user.ts';
import { CurrencyProvider } from './features/money/currency.ts';
import { EarlyScript } from './hydration/early-script.tsx';
import { hydrateLater, onInteraction } from './hydration/hydrate-later.tsx';
import { useCatalogueUrl, useLocale } from './messages/messages.tsx';
import { ErrorView } from './shell/error-view.tsx';
import { loadShell } from './shell/load-shell.server.ts';
import styles from './styles/app.css?url';
import { type Mall, useShellIfLoaded } from './visit/shell-data.ts';
import { useAccount } from './visit/use-account.ts';
import { visitContext } from './visit/visit-context.ts';

/** The host could not serve the request: no loader or action runs, and the error page is shown. */
const showFailure: MiddlewareFunction<Response> = ({ context }) => {
  const { failure } = context.get(visitContext);
  if (failure) throw new Response(failure.message, { status: failure.status });
};

export const middleware = [showFailure];

export function loader({ context }: Route.LoaderArgs) {
  return loadShell(context.get(visitContext));
}

/**
 * The shell's data is the same on every page, so navigation does not reload it. An accepted POST does, and so does
 * navigation of a signed-in buyer to another path, since another device may have ended the session. Filters, sorting
 * and paging change only the query.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  if ((change.actionStatus ?? 0) >= REFUSED) return false;
  if (change.formMethod === 'POST') return true;
  if (hasSignedInBuyer() && change.currentUrl.pathname !== change.nextUrl.pathname) return true;
  return change.currentUrl.href === change.nextUrl.href && change.formAction === undefined;
}

const REFUSED = 400;

/**
 * Pages render their own title and meta elements, which React hoists into the head; the router's `meta` is not used.
 */
export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const catalogueUrl = useCatalogueUrl();
  // The style sheet blocks rendering, and React writes preloads before everything else in the head.
  preload(styles, { as: 'style' });
  preloadModule(catalogueUrl);
  return (
    <html lang={languageTag(locale)} dir={directionOf(locale)} data-locale={locale} data-catalogue={catalogueUrl}>
      <head>
        <meta charSet="utf-8" />
        <EarlyScript />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="stylesheet" href={styles} />
        {/* Rendered on the server only and not in the bundle: it never changes in the browser. */}
        {import.meta.env.SSR && <HeadFromConfiguration />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const PageWatch = hydrateLater({
  id: 'page-watch',
  when: onInteraction,
  load: () => import('./shell/page-watch.tsx'),
  atOnceForBuyers: true,
});

export default function App({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const account = useAccount();
  useFocusOnArrival();
  // Not in `PageWatch`, which waits for an interaction: a session that ended elsewhere leaves no record behind.
  useEffect(() => (account ? storeUser(account) : removeStoredUser()), [account]);
  useEffect(() => onStoredUserChange(revalidate), [revalidate]);
  return (
    <CurrencyProvider value={loaderData.currency}>
      <Outlet />
      <PageWatch />
    </CurrencyProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />;
}

/** Screen readers do not announce client-side navigation, so the focus moves to the start of the new page. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

const ICON_PX = 64;
const DEFAULT_ICON = '/favicon.svg';

const TOUCH_ICON_PX = 180;

/** The part of the head that comes from the site configuration; each page adds its own `PageTitle`. */
export function HeadFromConfiguration() {
  const mall = useShellIfLoaded()?.mall;
  const locale = useLocale();
  return (
    <>
      {/* In development, style sheets refer to the font by another address. */}
      {import.meta.env.PROD && (
        <link rel="preload" href={interLatin} as="font" type="font/woff2" crossOrigin="anonymous" />
      )}
      <link rel="icon" href={mall?.icon ? pictureUrl(mall.icon, ICON_PX) : DEFAULT_ICON} />
      {mall && (
        <>
          <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} />
          <link rel="apple-touch-icon" href={touchIcon(mall)} />
          <meta name="apple-mobile-web-app-title" content={mall.logoText} />
        </>
      )}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b1d21" />
    </>
  );
}

function touchIcon({ icon, logo }: Mall): string {
  return iconUrl(icon, TOUCH_ICON_PX) ?? iconUrl(logo, TOUCH_ICON_PX) ?? '/apple-touch-icon.png';
}
