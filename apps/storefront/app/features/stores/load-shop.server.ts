import type { PageVisit } from '@galleria/contract/call';
import { storeCategories } from '@galleria/contract/catalogue/catalogue';
import { storeInfo } from '@galleria/contract/stores/stores';
import { isOpen } from '@galleria/domain/stores/store-status';
import { data } from 'react-router';
import { messagesJson } from '../../messages/server-text.server.ts';
import { closedState, NO_SUCH_SHOP, type ShopRefusal } from './closed-states.ts';
import { type Shop, shopFrom } from './shop.ts';
import messageIds from './shop-refused.tsx?messages';

const NOT_FOUND = 404;

/** The store named in the address if it is open; otherwise the reason and the status of the response. */
export async function loadShop(
  { call }: PageVisit,
  sid: string | null,
): Promise<{ shop: Shop } | { refusal: ShopRefusal; status: number }> {
  const shopId = sid ?? '';
  const [head, shelves] = await Promise.all([call(storeInfo, { shopId }), call(storeCategories, { shopId })]);
  if (!head.ok) {
    if (head.reason !== 'store.notFound' && head.reason !== 'input.invalid') {
      throw new Response(head.message, { status: 503 });
    }
    return { refusal: NO_SUCH_SHOP, status: NOT_FOUND };
  }
  const { shopName: name, shopLogo: logo, shopStatus } = head.data;
  if (isOpen(shopStatus)) return { shop: shopFrom(head.data, shelves.ok ? shelves.data : []) };
  const { message, httpStatus } = closedState(shopStatus);
  return { refusal: { name, logo, reason: message }, status: httpStatus };
}

/** For loaders: the response of a page whose store is not open. */
export function refusedPage({ locale }: PageVisit, { refusal, status }: { refusal: ShopRefusal; status: number }) {
  return data({ refusal, messages: messagesJson(locale, messageIds) }, { status });
}
