/**
 * Where a buyer comes back to, as a whole address. Browsers read `/\elsewhere` and a hidden tab as another site, so the
 * address is put together the way they do it, and what does not stay in the mall leads to its own page instead.
 */
export function returnAddress(publicUrl: string, wanted: string, ownPage: string, payNumber: string): string {
  const mall = new URL(publicUrl);
  const asked = URL.canParse(wanted, mall) ? new URL(wanted, mall) : undefined;
  const address = asked?.origin === mall.origin ? asked : new URL(ownPage, mall);
  address.username = '';
  address.password = '';
  address.searchParams.set('payNumber', payNumber);
  return address.href;
}
