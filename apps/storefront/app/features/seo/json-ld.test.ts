import { describe, expect, it } from 'vitest';
import { scriptSafe } from './json-ld.tsx';

describe('scriptSafe', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!-- <script>',
    ']]></SCRIPT\n>',
    '"}</script><img src=x onerror=alert(1)>',
    '\u2028 & " \\ \u0000',
  ])('%j can neither end the element nor change the facts', (name) => {
    const json = scriptSafe({ '@type': 'Product', name });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ '@type': 'Product', name });
  });
});
