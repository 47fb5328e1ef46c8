import type { PageVisit } from '@galleria/contract/call';
import { mergeCart } from '@galleria/contract/cart/cart';

/**
 * For everything that signs somebody in: the cart they filled as a guest becomes theirs. If that fails they are signed
 * in all the same; the guest's cart stays in its cookie until they sign in again.
 */
export async function mergeGuestCart(visit: PageVisit, { accessToken }: { accessToken: string }): Promise<void> {
  const callAsBuyer = await visit.callAs(accessToken);
  await callAsBuyer(mergeCart, {});
}
