/** Path of the print view of these orders; 100 at most. */
export function printAddress(orderNumbers: readonly string[]): string {
  return `/orders/print?numbers=${orderNumbers.slice(0, 100).join(',')}`;
}
