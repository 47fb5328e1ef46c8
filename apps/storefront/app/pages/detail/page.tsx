import { productDetail } from '@galleria/contract/catalogue';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import { MoreWords } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import { putInCart } from './buy/put-in-cart.server.ts';
import { differOnlyInSku } from './detail-address.ts';
import { goneData } from './gone-data.server.ts';
import { detailData, wholeIn } from './load-detail.server.ts';
import { productMeta } from './meta.ts';
import messageIds from './page.tsx?words';
import { ProductSkeleton } from './product-skeleton.tsx';
import { useVisitLog } from './use-visit-log.ts';
import { whyGone } from './why-gone.server.ts';

const ProductView = hydrateLater({
  id: 'product',
  when: onInteraction,
  load: () => import('./product-view.tsx'),
  fallback: <ProductSkeleton />,
});
const ProductGone = hydrateLater({ id: 'product-gone', when: onInteraction, load: () => import('./product-gone.tsx') });

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const query = url.searchParams;
  const prodId = wholeIn(query, 'prodId');
  const words = wordsJson(visit.locale, messageIds);

  const answer = await visit.call(productDetail, {
    prodId: prodId ?? '',
    addrId: visit.isSignedIn ? wholeIn(query, 'addr') : undefined,
  });
  if (answer.ok) {
    const meta = productMeta(answer.data);
    return data({ words, meta, ...(await detailData(visit, query, answer.data)) });
  }
  const refused = whyGone(answer.reason);
  if (!refused) throw new Response(answer.message, { status: 503 });
  return data({ words, gone: await goneData(visit, refused.why, prodId, answer.data) }, { status: refused.status });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return putInCart(context.get(visitContext), url, await request.formData().catch(() => new FormData()));
}

/** Another SKU of the same product: everything about it is here already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && !differOnlyInSku(currentUrl, nextUrl);
}

export default function DetailPage({ loaderData }: Route.ComponentProps) {
  const gone = 'gone' in loaderData;
  useVisitLog(gone ? undefined : loaderData.product.prodId);
  return (
    <MoreWords json={loaderData.words}>
      {!gone && <PageTitle {...loaderData.meta} />}
      {gone ? <ProductGone {...loaderData.gone} /> : <ProductView key={loaderData.product.prodId} {...loaderData} />}
    </MoreWords>
  );
}
