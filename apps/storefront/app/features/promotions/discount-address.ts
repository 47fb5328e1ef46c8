export function discountAddress(discountId: number): string {
  return `/discount-detail?discountId=${discountId}`;
}
