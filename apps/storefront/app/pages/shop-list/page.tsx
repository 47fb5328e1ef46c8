import { hotStores, storePage } from '@galleria/contract/stores/stores';
import { redirect } from 'react-router';
import { loadStoreCards } from '../../features/stores/load-store-cards.server.ts';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import { MoreWords } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import { listAddress, readStoreQuery } from './list-query.ts';
import messageIds from './page.tsx?words';

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
  const { words, isPreferred, page } = readStoreQuery(url.searchParams);
  const filters = { shopName: words || undefined, type: isPreferred ? (1 as const) : undefined };
  const answer = await visit.call(storePage, { ...filters, size: SIZE, current: page });
  if (!answer.ok) throw new Response(answer.message, { status: 503 });
  const { records, total, current, pages } = answer.data;
  if (current > pages && pages > 0) throw redirect(listAddress({ words, isPreferred, page: pages }));
  const others = total === 0 ? await visit.call(hotStores, {}) : undefined;
  return {
    stores: await loadStoreCards(visit, records),
    others: others?.ok ? await loadStoreCards(visit, others.data.slice(0, OTHERS_SHOWN)) : [],
    query: { words, isPreferred },
    total,
    current,
    pages,
    moreWords: wordsJson(visit.locale, messageIds),
  };
}

export type StoreList = Route.ComponentProps['loaderData'];

export default function ShopListPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreWords json={loaderData.moreWords}>
      <Stores found={loaderData} />
    </MoreWords>
  );
}
