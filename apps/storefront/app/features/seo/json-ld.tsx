import { useState, useSyncExternalStore } from 'react';
import type { Thing } from './things/things.ts';

/**
 * JSON-LD of a page. Written by the server; browsers leave the element as it is, so neither the data nor the code that
 * builds it is in the bundle: `<JsonLd things={import.meta.env.SSR && […]} />`.
 */
export function JsonLd({ things }: { things: readonly Thing[] | false }) {
  const isServed = useServed();
  if (!isServed) return null;
  const json = things ? scriptSafe({ '@context': 'https://schema.org', '@graph': things }) : '';
  // A data block, not an executable script, so it needs no nonce.
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {json}
    </script>
  );
}

/**
 * True on the server and for elements hydrated from its HTML; false for elements that the browser renders later, which
 * need no JSON-LD.
 */
function useServed(): boolean {
  const isServedNow = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isServed] = useState(isServedNow);
  return isServed;
}

const subscribeToNothing = () => () => undefined;

/** Escapes `<`, so that no user text can close the script element or open another. */
export function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
