import type { PageVisit } from '@galleria/contract/call';
import { mergeCart } from '@galleria/contract/cart/cart';

/**
 * Called after every sign-in: merges the guest's cart into the buyer's. If that fails the buyer is signed in all the
 * same; the guest's cart stays in its cookie until the next sign-in.
 */
export async function mergeGuestCart(visit: PageVisit, { accessToken }: { accessToken: string }): Promise<void> {
  const callAsBuyer = await visit.callAs(accessToken);
  await callAsBuyer(mergeCart, {});
}
