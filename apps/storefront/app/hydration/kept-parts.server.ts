import { hash } from 'node:crypto';
import type { ShellData } from '../shell/shell-data.ts';
import { KeptHtml } from './kept-html.server.ts';
import type { KeptPart, KeptParts } from './kept-parts.ts';

/** Everything that decides what a page looks like. */
interface PageInputs {
  readonly locale: string;
  readonly address: string;
  /** Of all routes of the page, by their ids. */
  readonly loaderData: Readonly<Record<string, unknown>>;
}

export interface PartsOfPage extends KeptParts {
  /** Keeps the parts that were looked for and not found, from the page in which React has rendered them. */
  readonly keepFrom: (html: string, nonce: string) => void;
}

const kept = new KeptHtml();

/**
 * The parts of one page that React need not render again. They are found by everything that they are made of (language,
 * address, data), so there is nothing to invalidate; time alone is no input, which is why they are kept for a moment only.
 * They come out of whole pages, so that the ids that React gives by place are the ones that browsers expect there.
 */
export function openPartsOf(inputs: PageInputs, mayKeepPage: boolean): PartsOfPage | undefined {
  const { root, ...others } = inputs.loaderData;
  if (!root) return undefined;
  const { account, cartCount, ...shell } = root as ShellData;
  const frame = hash(
    'sha256',
    JSON.stringify([inputs.locale, inputs.address, account !== undefined, cartCount > 0, shell]),
  );
  const page = mayKeepPage ? hash('sha256', JSON.stringify(others)) : undefined;
  const person = JSON.stringify([account, cartCount]);
  const missing = new Map<string, string>();
  return {
    find: ({ id, keptFor, isOfPage }: KeptPart) => {
      if (isOfPage && page === undefined) return undefined;
      const key = [id, frame, isOfPage ? page : '', keptFor === 'person' ? person : ''].join(' ');
      const html = kept.get(key);
      if (html === undefined) missing.set(id, key);
      return html;
    },
    keepFrom: (html, nonce) => {
      for (const [id, key] of missing) {
        const inner = insideOf(html, id);
        if (inner !== undefined && !inner.includes(nonce)) kept.set(key, inner);
      }
    },
  };
}

/** What stands inside the part with this id. React writes no `<div` into texts or attributes, and rich text is well-formed. */
export function insideOf(html: string, id: string): string | undefined {
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
