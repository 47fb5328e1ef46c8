import type { Thing } from './things/thing.ts';

/**
 * Facts about a page, for machines. They are said where the page is made; browsers leave them as they are, so neither
 * the facts nor what finds them out travel as script: `<JsonLd things={import.meta.env.SSR && […]} />`.
 */
export function JsonLd({ things }: { things: readonly Thing[] | false }) {
  const json = things ? scriptSafe({ '@context': 'https://schema.org', '@graph': things }) : '';
  // Data, not a script that runs, so it needs no nonce.
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {json}
    </script>
  );
}

/** Nothing that people wrote can end the element it stands in, or begin another. */
export function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
