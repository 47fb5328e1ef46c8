import { flashSaleInfo } from '@galleria/contract/activities/flash-sale';
import { api } from '../../../api/client.ts';
import type { FlashSale } from './flash-product.ts';

/* Imported dynamically with the first request, so that the page does not carry the API client. */

/** Undefined when the request fails; the next one may succeed. */
export async function fetchSale(prodId: number, activityId: number): Promise<FlashSale | undefined> {
  const answer = await api(flashSaleInfo, { prodId, activityId });
  return answer.ok ? answer.data : undefined;
}
