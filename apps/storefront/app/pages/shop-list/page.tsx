import { hotShops, shopPage } from '@galleria/contract/stores';
import { redirect } from 'react-router';
import { PageTitle } from '../../shell/page-title.tsx';
import { loadStoreCards } from '../../stores/load-store-cards.server.ts';
import { STORE_CARD_WORDS } from '../../stores/store-words.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import { MoreWords, useText } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import { listAddress, PREFERRED } from './list-address.ts';
import { NoStores } from './no-stores.tsx';
import { StoreGrid } from './store-grid.tsx';
import { StoreTools } from './store-tools.tsx';

const SIZE = 10;
/** Instead of nothing. */
const OTHERS_SHOWN = 4;

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const words = url.searchParams.get('shopName')?.trim() ?? '';
  const isPreferred = url.searchParams.get('type') === PREFERRED;
  const wish = { shopName: words || undefined, type: isPreferred ? (1 as const) : undefined };
  const answer = await visit.call(shopPage, { ...wish, size: SIZE, current: url.searchParams.get('current') || 1 });
  if (!answer.ok) {
    if (answer.reason === 'input.invalid') throw redirect(listAddress({ words: words.slice(0, 100), isPreferred }));
    throw new Response(answer.message, { status: 503 });
  }
  const { records, total, current, pages } = answer.data;
  if (current > pages && pages > 0) throw redirect(listAddress({ words, isPreferred, page: pages }));
  const others = total === 0 ? await visit.call(hotShops, {}) : undefined;
  return {
    stores: await loadStoreCards(visit, records),
    others: others?.ok ? await loadStoreCards(visit, others.data.slice(0, OTHERS_SHOWN)) : [],
    query: { words, isPreferred },
    total,
    current,
    pages,
    moreWords: wordsJson(visit.locale, ...STORE_CARD_WORDS, 'stores.list.'),
  };
}

export type StoreList = Route.ComponentProps['loaderData'];

export default function ShopListPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreWords json={loaderData.moreWords}>
      <Stores {...loaderData} />
    </MoreWords>
  );
}

function Stores({ stores, others, query, total, current, pages }: StoreList) {
  const text = useText();
  const { words, isPreferred } = query;
  const kind = text(isPreferred ? 'stores.list.preferred' : 'stores.list.title');
  const title = words ? text('stores.list.foundFor', { words }) : kind;
  const intro = text(isPreferred ? 'stores.list.preferredIntro' : 'stores.list.intro');
  return (
    <div className="page-column flex flex-col gap-5 py-6 md:py-10">
      <PageTitle name={title} description={intro} address={listAddress({ ...query, page: current })} />
      {words && <meta name="robots" content="noindex" />}
      <header>
        <h1 className="wrap-anywhere font-bold text-xl">{title}</h1>
        <p role="status" className="mt-1 text-ink-soft text-sm">
          {words ? text('stores.list.count', { count: total }) : intro}
        </p>
      </header>
      <StoreTools query={query} />
      {total === 0 ? <NoStores query={query} others={others} /> : <StoreGrid stores={stores} level={2} />}
      <Pagination current={current} pages={pages} />
    </div>
  );
}
