import { useId } from 'react';
import type { CardStore } from '../../features/stores/card-store.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useText } from '../../words/words.tsx';
import { listAddress, type StoreQuery } from './list-query.ts';
import { StoreGrid } from './stores.tsx';

/** Perhaps it was a product, perhaps another store will do. */
export function NoStores({ query: { words }, others }: { query: StoreQuery; others: readonly CardStore[] }) {
  const text = useText();
  const titleId = useId();
  return (
    <>
      <div className="card">
        <Empty kind="search" sentence={words ? text('stores.list.empty', { words }) : text('stores.list.emptyAll')}>
          <div className="flex flex-wrap justify-center gap-3">
            {words && (
              <ButtonLink to={`/list?${new URLSearchParams({ pn: words })}`}>
                {text('stores.list.searchGoods')}
              </ButtonLink>
            )}
            <ButtonLink to={listAddress({ words: '', isPreferred: false })} tone="outline">
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
