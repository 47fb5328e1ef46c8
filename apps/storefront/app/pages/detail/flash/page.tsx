import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import TurnWatch from '../../../features/activities/turn-watch.tsx';
import { flashZoneAddress } from '../../../features/flash-sale/flash-address.ts';
import { productAddress } from '../../../features/products/product-address.ts';
import { PageTitle } from '../../../features/seo/page-title.tsx';
import { hydrateLater, onInteraction } from '../../../hydration/hydrate-later.tsx';
import { PageMessages, useText } from '../../../messages/messages.tsx';
import { messagesJson } from '../../../messages/server-text.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import { differOnlyInSku } from '../page-address.ts';
import { productMeta } from '../product-meta.ts';
import type { Route } from './+types/page.ts';
import { turnOfSale } from './flash-product.ts';
import { loadFlash } from './load-flash.server.ts';
import { toFlashCheckout } from './order-path.server.ts';
import messageIds from './page.tsx?messages';

/** Hydrated at once, since its stock is live. */
const atOnce = () => undefined;

const FlashView = hydrateLater({ id: 'flash-product', when: atOnce, load: () => import('./flash-view.tsx') });
const ProductUnavailable = hydrateLater({
  id: 'product-gone',
  when: onInteraction,
  load: () => import('../product-unavailable.tsx'),
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const loaded = await loadFlash(visit, url.searchParams);
  return data({ messages: messagesJson(visit.locale, messageIds), ...loaded }, { status: loaded.status });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return toFlashCheckout(context.get(visitContext), url, await request.formData());
}

/** No revalidation for another SKU of the same product: its data is already loaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && !differOnlyInSku(currentUrl, nextUrl);
}

export default function FlashDetailPage({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <PageMessages json={loaded.messages}>
      {loaded.found === 'unavailable' && <ProductUnavailable {...loaded.unavailable} />}
      {loaded.found === 'product' && <SaleMissing prodId={loaded.prodId} />}
      {loaded.found === 'sale' && (
        <>
          <PageTitle {...productMeta(loaded.product)} />
          {/* Search engines index the product under its own address. */}
          <meta name="robots" content="noindex, follow" />
          <TurnWatch nowIso={loaded.sale.nowIso} turnIso={turnOfSale(loaded.sale)} />
          <FlashView key={loaded.sale.activityId} {...loaded} />
        </>
      )}
    </PageMessages>
  );
}

/** The product exists, but is in no flash sale. */
function SaleMissing({ prodId }: { prodId: number }) {
  const text = useText();
  return (
    <div className="page-column py-8">
      <PageTitle name={text('flashSale.missing')} />
      <meta name="robots" content="noindex" />
      <h1 className="text-center font-bold text-xl">{text('flashSale.missing')}</h1>
      <Empty kind="default" sentence={text('flashSale.missingText')}>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={flashZoneAddress()}>{text('flashSale.others')}</ButtonLink>
          <ButtonLink to={productAddress(prodId)} tone="outline">
            {text('flashSale.normal')}
          </ButtonLink>
        </div>
      </Empty>
    </div>
  );
}
