import type { PageVisit } from '@galleria/contract/call';
import { alertPage } from '@galleria/contract/favourites/alerts';
import { favouriteCount, favouritePage, followedStorePage } from '@galleria/contract/favourites/favourites';
import { Form } from 'react-router';
import { callOrThrow } from '../../../forms/answers.server.ts';
import { PageMessages, useText } from '../../../messages/messages.tsx';
import { messagesJson } from '../../../messages/server-text.server.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Pagination, pageNumber } from '../../../ui/links/pagination.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import { fetchPageWithRecords } from '../fetch-page-with-records.ts';
import type { Route } from './+types/page.ts';
import { actOnCollection } from './act-on-collection.server.ts';
import { AlertList } from './alert-list.tsx';
import { type CollectionView, readCollectionView } from './collection-address.ts';
import { CollectionTools } from './collection-tools.tsx';
import { FavouriteProducts } from './favourite-products.tsx';
import { alertTile, favouriteTile, followedStoreTile } from './favourite-tiles.ts';
import { FAVOURITES_FORM } from './favourites-form.ts';
import { FollowedStores } from './followed-stores.tsx';
import messageIds from './page.tsx?messages';
import { SelectionBar } from './selection.tsx';
import { UndoBar } from './undo-bar.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const view = readCollectionView(url.searchParams);
  const [counts, found] = await Promise.all([callOrThrow(visit, url, favouriteCount, {}), loadTab(visit, url, view)]);
  return { view, counts, found, messages: messagesJson(visit.locale, messageIds) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return actOnCollection(context.get(visitContext), url, await request.formData());
}

export { clientAction } from '../../../forms/answered-action.ts';

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <Collection {...loaderData} />
    </PageMessages>
  );
}

type CollectionProps = Omit<Route.ComponentProps['loaderData'], 'messages'>;

function Collection({ view, counts, found }: CollectionProps) {
  const text = useText();
  const { current, pages } = found;
  const isEmpty =
    found.tab === 'products' ? found.products.length === 0 : found.tab === 'stores' && found.stores.length === 0;
  return (
    <>
      <PageHead name={text('favourites.page.title')} intro={text('favourites.page.intro')} />
      {/* Empty: its check boxes and buttons are on the cards. */}
      <Form method="post" id={FAVOURITES_FORM} preventScrollReset>
        <input type="hidden" name="kind" value={KINDS[view.tab]} />
      </Form>
      <div className="flex flex-col gap-4">
        <CollectionTools view={view} counts={counts} isEmpty={isEmpty} />
        {found.tab === 'products' && <FavouriteProducts products={found.products} view={view} />}
        {found.tab === 'stores' && <FollowedStores stores={found.stores} selecting={view.selecting} />}
        {found.tab === 'alerts' && <AlertList alerts={found.alerts} />}
        <div className="sticky bottom-4 z-20 flex flex-col items-center gap-2">
          {view.selecting && !isEmpty && <SelectionBar view={view} />}
          <UndoBar />
        </div>
        <Pagination current={current} pages={pages} />
      </div>
    </>
  );
}

const SIZE = 20;
const KINDS = { products: 'product', stores: 'store', alerts: 'alert' } as const;

function loadTab(visit: PageVisit, url: URL, { tab, staleOnly }: CollectionView) {
  if (tab === 'alerts') return loadAlerts(visit, url);
  return tab === 'stores' ? loadFollowedStores(visit, url) : loadFavourites(visit, url, staleOnly);
}

async function loadFavourites(visit: PageVisit, url: URL, staleOnly: boolean) {
  const fetchPage = (current: number) =>
    callOrThrow(visit, url, favouritePage, { staleOnly: staleOnly ? 1 : 0, size: SIZE, current });
  const { records, current, pages } = await fetchPageWithRecords(fetchPage, pageNumber(url.searchParams));
  return { tab: 'products' as const, products: records.map(favouriteTile), current, pages };
}

async function loadFollowedStores(visit: PageVisit, url: URL) {
  const fetchPage = (current: number) => callOrThrow(visit, url, followedStorePage, { size: SIZE, current });
  const { records, current, pages } = await fetchPageWithRecords(fetchPage, pageNumber(url.searchParams));
  return { tab: 'stores' as const, stores: records.map(followedStoreTile), current, pages };
}

async function loadAlerts(visit: PageVisit, url: URL) {
  const fetchPage = (current: number) => callOrThrow(visit, url, alertPage, { size: SIZE, current });
  const { records, current, pages } = await fetchPageWithRecords(fetchPage, pageNumber(url.searchParams));
  return { tab: 'alerts' as const, alerts: records.map(alertTile), current, pages };
}
