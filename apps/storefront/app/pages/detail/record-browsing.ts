import { recordBrowsing } from '@galleria/contract/favourites/favourites';
import { api } from '../../api/client.ts';

/** Runs in the background: an ended session must not open the login. */
export function recordInBackground(prodId: number): void {
  void api(recordBrowsing, { prodId }, { ownSignIn: true });
}
