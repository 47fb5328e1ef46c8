import { hotStores, storePage } from '@galleria/contract/stores/stores';
import { redirect } from 'react-router';
import { loadStoreCards } from '../../features/stores/load-store-cards.server.ts';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { PageMessages } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { listAddress, readStoreQuery } from './list-query.ts';
import messageIds from './page.tsx?messages';

const Stores = hydrateLater({
  id: 'stores',
  when: onInteraction,
  load: () => import('./stores.tsx'),
  atOnceForBuyers: true,
});

const SIZE = 10;
/** Other stores when the search finds none. */
const OTHERS_SHOWN = 4;

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { keyword, isPreferred, page } = readStoreQuery(url.searchParams);
  const filters = { shopName: keyword || undefined, type: isPreferred ? (1 as const) : undefined };
  const answer = await visit.call(storePage, { ...filters, size: SIZE, current: page });
  if (!answer.ok) throw new Response(answer.message, { status: 503 });
  const { records, total, current, pages } = answer.data;
  if (current > pages && pages > 0) throw redirect(listAddress({ keyword, isPreferred, page: pages }));
  const others = total === 0 ? await visit.call(hotStores, {}) : undefined;
  return {
    stores: await loadStoreCards(visit, records),
    others: others?.ok ? await loadStoreCards(visit, others.data.slice(0, OTHERS_SHOWN)) : [],
    query: { keyword, isPreferred },
    total,
    current,
    pages,
    messages: messagesJson(visit.locale, messageIds),
  };
}

export type StoreList = Route.ComponentProps['loaderData'];

export default function ShopListPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <Stores found={loaderData} />
    </PageMessages>
  );
}
