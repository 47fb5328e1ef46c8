export function productAddress(prodId: number): string {
  return `/detail?prodId=${prodId}`;
}
