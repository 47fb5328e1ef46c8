import { webConfig } from '@galleria/contract/site/site';
import { serverText } from '../../messages/server-text.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { manifestOf } from './manifest.server.ts';

/** The web app manifest, with which a phone installs the mall as an app. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call, locale } = context.get(visitContext);
  const config = await call(webConfig, {});
  if (!config.ok) throw new Response(config.message, { status: 503 });
  return new Response(JSON.stringify(manifestOf(config.data, locale, serverText(locale))), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
