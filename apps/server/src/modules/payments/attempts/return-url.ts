import { ownPath } from '@galleria/domain/site/own-path';

interface ReturnUrls {
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/**
 * Where the buyer returns to from a gateway, as absolute URLs; anything but a page of the mall becomes the fallback. Only
 * who comes back from having paid brings the payment's number: then the page waits for the gateway's word.
 */
export function returnUrls(publicUrl: string, wanted: string, fallback: string, payNumber: string): ReturnUrls {
  const url = new URL(ownPath(wanted, publicUrl) ?? fallback, publicUrl);
  const cancelUrl = url.href;
  url.searchParams.set('payNumber', payNumber);
  return { returnUrl: url.href, cancelUrl };
}
