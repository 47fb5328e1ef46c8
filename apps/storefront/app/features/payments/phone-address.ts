/** With the number of a payment it shows what became of it. */
export function phoneAddress(ticket: string, payNumber?: string | null): string {
  return `/pay-by-phone?${new URLSearchParams({ ticket, ...(payNumber ? { payNumber } : {}) })}`;
}
