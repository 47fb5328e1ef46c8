import { ownPath } from '@galleria/domain/site/own-path';

interface ReturnUrls {
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/**
 * Absolute URLs to which the gateway redirects the buyer; anything but a page of the mall becomes the fallback. Only
 * the URL after paying has the payment's number, which makes the page wait for the gateway's confirmation.
 */
export function returnUrls(publicUrl: string, wanted: string, fallback: string, payNumber: string): ReturnUrls {
  const url = new URL(ownPath(wanted, publicUrl) ?? fallback, publicUrl);
  const cancelUrl = url.href;
  url.searchParams.set('payNumber', payNumber);
  return { returnUrl: url.href, cancelUrl };
}
