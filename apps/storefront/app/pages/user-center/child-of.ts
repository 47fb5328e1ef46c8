/** Pages of the user center that `currentPage` may name. */
const CHILDREN = [
  ...['home', 'account', 'address', 'balance', 'bind', 'collection', 'comments', 'coupons', 'footprint'],
  ...['freeshop', 'integral', 'invoice', 'order', 'password', 'pay-password', 'return'],
];

/**
 * The child route for /user-center: home, or the one that older links name as `/home`, `uc-home` or
 * `/user-center/uc-home`.
 */
export function childOf(currentPage: string | null): string {
  const name = currentPage?.split('/').findLast(Boolean)?.replace(/^uc-/, '') ?? '';
  return CHILDREN.includes(name) ? `uc-${name}` : 'uc-home';
}
