import { serverText } from '../../messages/server-text.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { offlineHtml } from './offline-html.server.ts';

/** The page that the service worker (`public/sw.js`) caches and shows when there is no network. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale, nonce } = context.get(visitContext);
  return new Response(offlineHtml(locale, serverText(locale), nonce), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  });
}
