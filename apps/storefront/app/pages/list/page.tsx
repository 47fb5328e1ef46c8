import { lazy, Suspense, useEffect } from 'react';
import { data } from 'react-router';
import { useAccount } from '../../features/accounts/use-account.ts';
import '../../features/favourites/early-click.ts';
import { onSignOfLife } from '../../shell/hydrate-later.ts';
import { visitContext } from '../../visit/visit-context.ts';
import { MoreWords } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import { readListQuery } from './list-query.ts';
import { loadList } from './load-list.server.ts';

const OK = 200;
const NOT_FOUND = 404;
const LIST_ID = 'list';

const buyerIsHere = Promise.withResolvers<void>();

/** Links, forms and the popover work by themselves; buyers want to see at once what they keep. */
const List = lazy(async () => {
  await Promise.race([onSignOfLife(LIST_ID), buyerIsHere.promise]);
  return import('./list.tsx');
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const list = await loadList(context.get(visitContext), readListQuery(url.searchParams));
  const isThere = list.missing === undefined || list.missing === 'products';
  return data(list, { status: isThere ? OK : NOT_FOUND });
}

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const account = useAccount();
  useEffect(() => {
    if (account) buyerIsHere.resolve();
  }, [account]);
  return (
    <MoreWords json={loaderData.words}>
      <div id={LIST_ID} className="page-column min-h-dvh py-4 md:py-6">
        <Suspense>
          <List list={loaderData} />
        </Suspense>
      </div>
    </MoreWords>
  );
}
