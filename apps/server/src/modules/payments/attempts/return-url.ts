import { ownPath } from '@galleria/domain/site/own-path';

/** Where the buyer returns to from a gateway, as an absolute URL; anything but a page of the mall becomes the fallback. */
export function absoluteReturnUrl(publicUrl: string, wanted: string, fallback: string, payNumber: string): string {
  const url = new URL(ownPath(wanted, publicUrl) ?? fallback, publicUrl);
  url.searchParams.set('payNumber', payNumber);
  return url.href;
}
