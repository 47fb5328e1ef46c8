import { flashSaleInfo } from '@galleria/contract/activities/flash-sale';
import { api } from '../../../api/client.ts';
import type { FlashSale } from './flash-product.ts';

/* Loaded with the first question, so that the page does not carry the API client. */

/** Undefined when the mall does not answer; the next question may be. */
export async function askSale(prodId: number, activityId: number): Promise<FlashSale | undefined> {
  const answer = await api(flashSaleInfo, { prodId, activityId });
  return answer.ok ? answer.data : undefined;
}
