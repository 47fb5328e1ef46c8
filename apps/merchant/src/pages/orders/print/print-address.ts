/** The print view of these orders; a hundred at most. */
export function printAddress(orderNumbers: readonly string[]): string {
  return `/orders/print?numbers=${orderNumbers.slice(0, 100).join(',')}`;
}
