const PATH = '/coupons';
const PLATFORM = 0;
const WHOLE = /^\d{1,9}$/;

/** Whose coupons an address asks for: the platform's (0), a store's, or everybody's. */
export function readGiver(query: URLSearchParams): number | undefined {
  const shopId = query.get('shopId') ?? '';
  return WHOLE.test(shopId) ? Number(shopId) : undefined;
}

/** The product that an address asks for coupons of. */
export function readProduct(query: URLSearchParams): number | undefined {
  const prodId = query.get('prodId') ?? '';
  return WHOLE.test(prodId) ? Number(prodId) : undefined;
}

export function couponsAddress(giver: number | undefined): string {
  return giver === undefined ? PATH : `${PATH}?shopId=${giver}`;
}

interface Given {
  readonly shopId: number;
  readonly shopName: string;
}

/** The stores that give coupons, each once, in the order of their coupons. */
export function storesIn(coupons: readonly Given[]): Given[] {
  const names = new Map(coupons.map(({ shopId, shopName }) => [shopId, shopName]));
  names.delete(PLATFORM);
  return [...names].map(([shopId, shopName]) => ({ shopId, shopName }));
}
