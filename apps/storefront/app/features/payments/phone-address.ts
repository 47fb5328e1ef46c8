/** With a payment number the page shows the outcome of that payment. */
export function phoneAddress(ticket: string, payNumber?: string | null): string {
  return `/pay-by-phone?${new URLSearchParams({ ticket, ...(payNumber ? { payNumber } : {}) })}`;
}
