import type { MessageId } from '@galleria/i18n/message-id';
import { PageMessages } from '../../messages/messages.tsx';
import { messagesJson, serverText } from '../../messages/server-text.server.ts';
import NotOpen from '../../shell/not-open.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?messages';

export function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext);
  const lastPart = url.pathname.split('/').findLast(Boolean);
  // Translated here and not in the page, which needs only one of these many names.
  const pageName = serverText(locale)(`shell.place.${lastPart}` as MessageId<'storefront'>);
  return { pageName, messages: messagesJson(locale, messageIds) };
}

export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

/** Placeholder for the pages of routes.ts that are not built yet. */
export default function OpeningSoonPage({ loaderData: { pageName, messages } }: Route.ComponentProps) {
  return (
    <PageMessages json={messages}>
      <NotOpen pageName={pageName} />
    </PageMessages>
  );
}
