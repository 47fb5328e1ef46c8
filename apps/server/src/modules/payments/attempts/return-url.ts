/**
 * Where the buyer returns to, as an absolute URL. Browsers read `/\evil.test` and a hidden tab as another host, so the URL
 * is resolved the way they do it; one of another origin is replaced by the fallback page.
 */
export function absoluteReturnUrl(publicUrl: string, wanted: string, fallback: string, payNumber: string): string {
  const mall = new URL(publicUrl);
  const resolved = URL.canParse(wanted, mall) ? new URL(wanted, mall) : undefined;
  const url = resolved?.origin === mall.origin ? resolved : new URL(fallback, mall);
  url.username = '';
  url.password = '';
  url.searchParams.set('payNumber', payNumber);
  return url.href;
}
