import { hotSearches, searchHistory } from '@galleria/contract/search/search';
import { messagesJson } from '../../messages/server-text.server.ts';
import { privatePage } from '../../visit/buyer-only.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/search-panel-route.ts';
import messageIds from './suggestion-panel.tsx?messages';

const STORES = 2;
const HOT_STORES_SHOWN = 4;

export const middleware = [privatePage];

/** Initial suggestions, fetched when a search box gets the focus, so that no page carries them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call, locale, isSignedIn } = context.get(visitContext);
  const [history, hotStores] = await Promise.all([
    isSignedIn ? call(searchHistory, {}) : undefined,
    call(hotSearches, { type: STORES }),
  ]);
  return {
    messages: messagesJson(locale, messageIds),
    history: history?.ok ? history.data : [],
    hotStores: hotStores.ok ? hotStores.data.slice(0, HOT_STORES_SHOWN) : [],
  };
}
