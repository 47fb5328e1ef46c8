import { PLATFORM_STORE } from '@galleria/domain/stores/store-status';

const PATH = '/coupons';
const INTEGER = /^\d{1,9}$/;

/** Filter by giver in the address: the platform (0), a store, or undefined for all. */
export function readGiver(query: URLSearchParams): number | undefined {
  const shopId = query.get('shopId') ?? '';
  return INTEGER.test(shopId) ? Number(shopId) : undefined;
}

/** The product in the address whose coupons are shown. */
export function readProduct(query: URLSearchParams): number | undefined {
  const prodId = query.get('prodId') ?? '';
  return INTEGER.test(prodId) ? Number(prodId) : undefined;
}

export function couponsAddress(giver: number | undefined): string {
  return giver === undefined ? PATH : `${PATH}?shopId=${giver}`;
}

interface Given {
  readonly shopId: number;
  readonly shopName: string;
}

/** Distinct stores that give coupons, in the order of their coupons. */
export function storesIn(coupons: readonly Given[]): Given[] {
  const names = new Map(coupons.map(({ shopId, shopName }) => [shopId, shopName]));
  names.delete(PLATFORM_STORE);
  return [...names].map(([shopId, shopName]) => ({ shopId, shopName }));
}
