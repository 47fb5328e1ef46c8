import { searchHistory } from '@galleria/contract/search';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import type { Route } from './+types/panel-data.ts';

/** What suggestions begin with, fetched when a search box is entered, so that no page carries it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call, locale, isSignedIn } = context.get(visitContext);
  const history = isSignedIn ? await call(searchHistory, {}) : undefined;
  return { words: wordsJson(locale, 'search.suggest.'), history: history?.ok ? history.data : [] };
}
