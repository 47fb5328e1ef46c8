export function detailAddress(prodId: number): string {
  return `/detail?prodId=${prodId}`;
}
