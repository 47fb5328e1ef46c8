import { data } from 'react-router';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { PageMessages } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { metaOfList, nameOfList } from './list-name.server.ts';
import { readListQuery } from './list-query.ts';
import { loadList } from './load-list.server.ts';
import messageIds from './page.tsx?messages';

const OK = 200;
const NOT_FOUND = 404;

const List = hydrateLater({
  id: 'list',
  when: onInteraction,
  load: () => import('./list.tsx'),
  atOnceForBuyers: true,
  cacheScope: 'everyone',
  className: 'page-column min-h-dvh py-4 md:py-6',
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const list = await loadList(visit, readListQuery(url.searchParams));
  const isFound = list.missing === undefined || list.missing === 'products';
  const messages = messagesJson(visit.locale, messageIds);
  return data(
    { ...list, name: nameOfList(visit, list), meta: metaOfList(list), messages },
    { status: isFound ? OK : NOT_FOUND },
  );
}

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { name, meta, messages } = loaderData;
  return (
    <PageMessages json={messages}>
      <PageTitle name={name} address={meta.address} picture={meta.picture} />
      {meta.isOneOfMany && <meta name="robots" content="noindex, follow" />}
      <List list={loaderData} />
    </PageMessages>
  );
}
