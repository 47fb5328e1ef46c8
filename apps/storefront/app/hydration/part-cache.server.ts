import { hash } from 'node:crypto';
import type { ShellData } from '../visit/shell-data.ts';
import { HtmlCache } from './html-cache.server.ts';
import type { CachedPart, PartCache } from './part-cache.ts';

/** Everything that a page is rendered from. */
interface PageInputs {
  readonly locale: string;
  readonly address: string;
  /** Of all routes of the page, by route id. */
  readonly loaderData: Readonly<Record<string, unknown>>;
}

export interface PagePartCache extends PartCache {
  /** Caches the parts that `find` did not find, taken from the rendered page. */
  readonly storeFrom: (html: string, nonce: string) => void;
}

const cache = new HtmlCache();

/**
 * Cached parts of one page, which React need not render again. The cache key covers all inputs (language, address,
 * loader data), so nothing has to be invalidated; time is not among them, hence the short TTL. Parts are taken from
 * whole pages, so that the ids that React derives from the position in the tree (`useId`) match those in the browser.
 */
export function openPartCache(inputs: PageInputs, isPageCacheable: boolean): PagePartCache | undefined {
  const { root, ...others } = inputs.loaderData;
  if (!root) return undefined;
  const { account, cartCount, ...shell } = root as ShellData;
  const frame = hash(
    'sha256',
    JSON.stringify([inputs.locale, inputs.address, account !== undefined, cartCount > 0, shell]),
  );
  const page = isPageCacheable ? hash('sha256', JSON.stringify(others)) : undefined;
  const person = JSON.stringify([account, cartCount]);
  const missing = new Map<string, string>();
  return {
    find: ({ id, cacheScope, isOfPage }: CachedPart) => {
      if (isOfPage && page === undefined) return undefined;
      const key = [id, frame, isOfPage ? page : '', cacheScope === 'person' ? person : ''].join(' ');
      const html = cache.get(key);
      if (html === undefined) missing.set(id, key);
      return html;
    },
    storeFrom: (html, nonce) => {
      for (const [id, key] of missing) {
        const inner = innerHtmlOf(html, id);
        if (inner !== undefined && !inner.includes(nonce)) cache.set(key, inner);
      }
    },
  };
}

/** HTML inside the part with this id. React escapes `<div` in text and attributes, and rich text is well-formed. */
export function innerHtmlOf(html: string, id: string): string | undefined {
  const opening = html.indexOf(`<div id="${id}" data-hydrates-later="true"`);
  if (opening < 0) return undefined;
  const start = html.indexOf('>', opening) + 1;
  const tags = /<(\/?)div[\s>]/g;
  tags.lastIndex = start;
  for (let depth = 1; ; ) {
    const tag = tags.exec(html);
    if (!tag) return undefined;
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.slice(start, tag.index);
  }
}
