import type { Answer } from '@galleria/contract/call';
import { productAlerts, setPriceAlert, setStockAlert } from '@galleria/contract/favourites/alerts';
import { api } from '../../api/client.ts';
import { publishOutcome } from '../../api/outcomes.ts';
import type { ToggleReply } from '../accounts/toggle-store.ts';

/*
 * Loaded on demand, so that pages with alerts do not carry the API client.
 */

/** An ended session is ignored: the buyer has not clicked anything yet. */
export async function fetchProductAlerts(prodId: number) {
  const answer = await api(productAlerts, { prodId }, { ownSignIn: true });
  return answer.ok ? answer.data : undefined;
}

export async function storeStockAlert(skuId: number, isOn: boolean): Promise<ToggleReply> {
  const answer = await api(setStockAlert, { skuId, isOn });
  return !answer.ok && answer.reason === 'alert.inStock' ? 'tooLate' : replyTo(answer);
}

export async function storePriceAlert(prodId: number, isOn: boolean): Promise<ToggleReply> {
  return replyTo(await api(setPriceAlert, { prodId, isOn }));
}

function replyTo(answer: Answer<typeof setStockAlert | typeof setPriceAlert>): ToggleReply {
  if (answer.ok) return 'stored';
  if (answer.reason === 'access.signIn') return 'guest';
  if (answer.message) publishOutcome({ kind: 'refused', message: answer.message });
  return 'refused';
}
