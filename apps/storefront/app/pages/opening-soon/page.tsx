import { NotOpen } from '../../features/activities/not-open.tsx';
import { PageMessages } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?messages';
import { placeName } from './place-name.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext);
  return { place: placeName(locale, url), messages: messagesJson(locale, messageIds) };
}

export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

/** Placeholder for the pages of routes.ts that are not built yet. */
export default function OpeningSoonPage({ loaderData: { place, messages } }: Route.ComponentProps) {
  return (
    <PageMessages json={messages}>
      <NotOpen place={place} />
    </PageMessages>
  );
}
