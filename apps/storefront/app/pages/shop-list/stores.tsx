import { useId } from 'react';
import { PageTitle } from '../../features/seo/page-title.tsx';
import type { CardStore } from '../../features/stores/card-store.ts';
import { StoreCard } from '../../features/stores/store-card.tsx';
import { useText } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/links/pagination.tsx';
import { listAddress, type StoreQuery } from './list-query.ts';
import type { StoreList } from './page.tsx';
import { StoreTools } from './store-tools.tsx';

export default function Stores({ found }: { found: StoreList }) {
  const text = useText();
  const { stores, others, query, total, current, pages } = found;
  const { keyword, isPreferred } = query;
  const kind = text(isPreferred ? 'stores.list.preferred' : 'stores.list.title');
  const title = keyword ? text('stores.list.foundFor', { words: keyword }) : kind;
  const intro = text(isPreferred ? 'stores.list.preferredIntro' : 'stores.list.intro');
  return (
    <div className="page-column flex flex-col gap-5 py-6 md:py-10">
      <PageTitle
        name={title}
        description={intro}
        address={listAddress({ ...query, page: current })}
        picture={stores[0]?.logo ?? ''}
      />
      {keyword && <meta name="robots" content="noindex" />}
      <header>
        <h1 className="wrap-anywhere font-bold text-xl">{title}</h1>
        <p role="status" className="mt-1 text-ink-soft text-sm">
          {keyword ? text('stores.list.count', { count: total }) : intro}
        </p>
      </header>
      <StoreTools query={query} />
      {total === 0 ? <NoStores query={query} others={others} /> : <StoreGrid stores={stores} level={2} />}
      <Pagination current={current} pages={pages} />
    </div>
  );
}

function StoreGrid({ stores, level }: { stores: readonly CardStore[]; level: 2 | 3 }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      {stores.map((store) => (
        <li key={store.id} className="min-w-0">
          <StoreCard store={store} level={level} />
        </li>
      ))}
    </ul>
  );
}

/** Empty state: a link to search products instead, and other stores. */
function NoStores({ query: { keyword }, others }: { query: StoreQuery; others: readonly CardStore[] }) {
  const text = useText();
  const titleId = useId();
  return (
    <>
      <div className="card">
        <Empty
          kind="search"
          sentence={keyword ? text('stores.list.empty', { words: keyword }) : text('stores.list.emptyAll')}
        >
          <div className="flex flex-wrap justify-center gap-3">
            {keyword && (
              <ButtonLink to={`/list?${new URLSearchParams({ pn: keyword })}`}>
                {text('stores.list.searchGoods')}
              </ButtonLink>
            )}
            <ButtonLink to={listAddress({ keyword: '', isPreferred: false })} tone="outline">
              {text('stores.list.showAll')}
            </ButtonLink>
          </div>
        </Empty>
      </div>
      {others.length > 0 && (
        <section aria-labelledby={titleId} className="flex flex-col gap-4">
          <h2 id={titleId} className="font-bold text-lg">
            {text('stores.list.instead')}
          </h2>
          <StoreGrid stores={others} level={3} />
        </section>
      )}
    </>
  );
}
