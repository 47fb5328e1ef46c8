import { createContext, use } from 'react';
import { useLocale, useText } from '../messages/messages.tsx';
import { openProductsInSameTabOnTouch } from '../ui/links/same-tab-on-touch.ts';
import { replaceBrokenPictures } from '../ui/pictures/broken-pictures.ts';
import { recordEarlyInteractions, repeatChangeOf } from './early-interactions.ts';

/** Only on the server; browsers hide the nonces of a page from its scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

/** In the head, so that it runs before anything can be tapped. */
export function EarlyScript() {
  const text = useText();
  const locale = useLocale();
  const script = () =>
    [
      `(${recordEarlyInteractions})(${repeatChangeOf})`,
      `(${openProductsInSameTabOnTouch})()`,
      `(${replaceBrokenPictures})(${JSON.stringify(text('shell.pictureFailed'))})`,
      ...(import.meta.env.PROD ? [`(${registerServiceWorker})("${locale}")`] : []),
    ].join(';');
  return (
    <script nonce={use(NonceContext)} suppressHydrationWarning>
      {import.meta.env.SSR ? script() : ''}
    </script>
  );
}

/**
 * Sent as text in the head of every page (`EarlyScript`), so it must not refer to anything outside itself.
 *
 * Delayed, since only later visits profit. Where service workers are not allowed, there is no offline page
 * (`public/sw.js`).
 */
function registerServiceWorker(locale: string): void {
  setTimeout(() => navigator.serviceWorker?.register(`/sw.js?lang=${locale}`).catch(() => undefined), 5_000);
}
