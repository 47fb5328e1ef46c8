import { productDetail } from '@galleria/contract/catalogue/catalogue';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { withCurrentPrices } from '../../features/activities/current-prices.ts';
import { earliestTurn, turnOf } from '../../features/activities/turn.ts';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { PageMessages } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { useAccount } from '../../visit/use-account.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { addToCart } from './buy/add-to-cart.server.ts';
import { detailData, positiveIntegerIn, publicCall } from './load-detail.server.ts';
import { unavailableProductData, unavailableReason } from './load-unavailable.server.ts';
import messageIds from './page.tsx?messages';
import { differOnlyInSku } from './page-address.ts';
import { productMeta } from './product-meta.ts';

const ProductView = hydrateLater({
  id: 'product',
  when: onInteraction,
  load: () => import('./product-view.tsx'),
  fallback: <ProductSkeleton />,
  cacheScope: 'everyone',
});
/** Loaded only for a product with an activity: most have none. */
const TurnWatch = lazy(() => import('../../features/activities/turn-watch.tsx'));
const ProductUnavailable = hydrateLater({
  id: 'product-gone',
  when: onInteraction,
  load: () => import('./product-unavailable.tsx'),
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const query = url.searchParams;
  const prodId = positiveIntegerIn(query, 'prodId');
  const messages = messagesJson(visit.locale, messageIds);

  const answer = await publicCall(visit)(productDetail, {
    prodId: prodId ?? '',
    addrId: visit.isSignedIn ? positiveIntegerIn(query, 'addr') : undefined,
  });
  if (answer.ok) {
    const product = withCurrentPrices(answer.data);
    const turning = earliestTurn([product.activity, product.firstOrder].filter((one) => one !== null));
    const turnIso = turning && turnOf(turning);
    return data({ messages, turnIso, meta: productMeta(product), ...(await detailData(visit, query, product)) });
  }
  const refused = unavailableReason(answer.reason);
  if (!refused) throw new Response(answer.message, { status: 503 });
  return data(
    { messages, unavailable: await unavailableProductData(visit, refused.reason, prodId, answer.data) },
    { status: refused.status },
  );
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return addToCart(context.get(visitContext), url, await request.formData());
}

/** No revalidation for another SKU of the same product: its data is already loaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && !differOnlyInSku(currentUrl, nextUrl);
}

export default function DetailPage({ loaderData }: Route.ComponentProps) {
  const isUnavailable = 'unavailable' in loaderData;
  const activity = isUnavailable ? null : (loaderData.product.activity ?? loaderData.product.firstOrder);
  // Stays mounted when the activity is over, to announce that.
  const [isWatched, watch] = useState(activity !== null);
  if (activity && !isWatched) watch(true);
  useRecordBrowsing(isUnavailable ? undefined : loaderData.product.prodId);
  return (
    <PageMessages json={loaderData.messages}>
      <Suspense>
        {isWatched && <TurnWatch nowIso={activity?.nowIso} turnIso={isUnavailable ? undefined : loaderData.turnIso} />}
      </Suspense>
      {!isUnavailable && <PageTitle {...loaderData.meta} />}
      {isUnavailable ? (
        <ProductUnavailable {...loaderData.unavailable} />
      ) : (
        <ProductView key={loaderData.product.prodId} {...loaderData} />
      )}
    </PageMessages>
  );
}

/** Records the product in a buyer's browsing history, once for each view of the page. */
function useRecordBrowsing(prodId: number | undefined): void {
  const userId = useAccount()?.userId;
  const logged = useRef<string>(undefined);
  useEffect(() => {
    const visit = `${userId} ${prodId}`;
    if (userId === undefined || prodId === undefined || logged.current === visit) return;
    logged.current = visit;
    // Imported dynamically: only buyers have a browsing history.
    import('./record-browsing.ts').then(({ recordInBackground }) => recordInBackground(prodId)).catch(() => undefined);
  }, [userId, prodId]);
}

/** In the shape of the content. It is shown before any script has loaded, so it uses no UI components. */
function ProductSkeleton() {
  return (
    <div aria-hidden className="page-column animate-pulse py-4">
      <div className="mb-4 h-5 w-64 bg-well" />
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_320px] lg:grid-cols-[minmax(0,1fr)_420px] lg:gap-10">
        <div className="aspect-square bg-well lg:ms-21" />
        <div className="flex flex-col gap-4">
          <div className="h-16 bg-well" />
          <div className="h-5 w-40 bg-well" />
          <div className="h-10 w-32 bg-well" />
          <div className="h-24 bg-well" />
        </div>
      </div>
    </div>
  );
}
