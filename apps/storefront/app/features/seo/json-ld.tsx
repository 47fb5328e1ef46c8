import { useState, useSyncExternalStore } from 'react';
import type { Thing } from './things/things.ts';

/**
 * Facts about a page, for machines. They are said where the page is made; browsers leave them as they are, so neither
 * the facts nor what finds them out travel as script: `<JsonLd things={import.meta.env.SSR && […]} />`.
 */
export function JsonLd({ things }: { things: readonly Thing[] | false }) {
  const isServed = useServed();
  if (!isServed) return null;
  const json = things ? scriptSafe({ '@context': 'https://schema.org', '@graph': things }) : '';
  // Data, not a script that runs, so it needs no nonce.
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {json}
    </script>
  );
}

/** On the server, and in the browser for what came from it; what the browser makes later says nothing to machines. */
function useServed(): boolean {
  const isServedNow = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isServed] = useState(isServedNow);
  return isServed;
}

const neverChanges = () => () => undefined;

/** Nothing that people wrote can end the element it stands in, or begin another. */
export function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
