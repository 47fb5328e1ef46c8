import { data } from 'react-router';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import { MoreWords } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import { readListQuery } from './list-query.ts';
import { loadList } from './load-list.server.ts';
import messageIds from './page.tsx?words';

const OK = 200;
const NOT_FOUND = 404;

const List = hydrateLater({
  id: 'list',
  when: onInteraction,
  load: () => import('./list.tsx'),
  atOnceForBuyers: true,
  className: 'page-column min-h-dvh py-4 md:py-6',
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const list = await loadList(visit, readListQuery(url.searchParams));
  const isThere = list.missing === undefined || list.missing === 'products';
  return data({ ...list, words: wordsJson(visit.locale, messageIds) }, { status: isThere ? OK : NOT_FOUND });
}

export default function ListPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreWords json={loaderData.words}>
      <List list={loaderData} />
    </MoreWords>
  );
}
