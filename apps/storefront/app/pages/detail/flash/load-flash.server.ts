import { flashSaleInfo } from '@galleria/contract/activities/flash-sale';
import { activityReminderList } from '@galleria/contract/activities/reminders';
import type { PageVisit } from '@galleria/contract/call';
import { productDetail } from '@galleria/contract/catalogue/catalogue';
import { partsOfProduct, positiveIntegerIn } from '../load-detail.server.ts';
import { unavailableProductData, unavailableReason } from '../load-unavailable.server.ts';

const UNAVAILABLE = 503;
const NOT_FOUND = 404;
const OK = 200;

/** The product with its flash sale; the product alone when it is in none; `unavailableProductData` when it cannot be opened. */
export async function loadFlash(visit: PageVisit, query: URLSearchParams) {
  const prodId = positiveIntegerIn(query, 'prodId');
  const [answer, sale] = await Promise.all([
    visit.call(productDetail, {
      prodId: prodId ?? '',
      addrId: visit.isSignedIn ? positiveIntegerIn(query, 'addr') : undefined,
    }),
    visit.call(flashSaleInfo, { prodId: prodId ?? '', activityId: positiveIntegerIn(query, 'activityId') }),
  ]);
  if (!answer.ok) {
    const refused = unavailableReason(answer.reason);
    if (!refused) throw new Response(answer.message, { status: UNAVAILABLE });
    return {
      found: 'unavailable' as const,
      status: refused.status,
      unavailable: await unavailableProductData(visit, refused.reason, prodId, answer.data),
    };
  }
  const product = answer.data;
  if (!sale.ok && sale.reason === 'activity.notFound')
    return { found: 'product' as const, status: NOT_FOUND, prodId: product.prodId };
  if (!sale.ok) throw new Response(sale.message, { status: UNAVAILABLE });
  return {
    ...{ found: 'sale' as const, status: OK },
    product,
    sale: sale.data,
    isReminded: await loadReminded(visit, sale.data),
    ...partsOfProduct(visit, query, product),
  };
}

async function loadReminded(
  { call, isSignedIn }: PageVisit,
  { state, activityId }: { state: string; activityId: number },
): Promise<boolean> {
  if (!isSignedIn || state !== 'notStarted') return false;
  const answer = await call(activityReminderList, {});
  return answer.ok && answer.data.includes(activityId);
}
