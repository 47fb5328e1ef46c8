import { recordBrowsing } from '@galleria/contract/favourites';
import { api } from '../../api/client.ts';

/** Nothing the visitor waits for: a session that has ended is no reason to ask anybody to sign in. */
export function logVisit(prodId: number): void {
  void api(recordBrowsing, { prodId }, { ownSignIn: true });
}
