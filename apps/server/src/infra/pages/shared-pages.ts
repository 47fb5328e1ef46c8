import { randomBytes } from 'node:crypto';
import type { Preferences } from './preferences.ts';
import { ShortLivedCache } from './short-lived-cache.ts';
import { SplicedGzip } from './spliced-gzip.ts';

/** A rendered page with gaps in place of its nonce, so that every copy that is sent gets a nonce of its own. */
export interface SharedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: SplicedGzip;
}

type Rendering = Promise<SharedPage | undefined>;

const MAX_PAGES = 200;
/** Real links are shorter; longer, made-up ones are not cached. */
const MAX_URL_LENGTH = 512;

/** All visitors who are not signed in get the same page, so one rendering serves them all for a moment. */
export class SharedPages {
  /** Placeholder for the nonce while a shared page is rendered; unguessable, so that no text can contain it. */
  readonly nonceMark = randomBytes(16).toString('hex');
  private readonly pages: ShortLivedCache<SharedPage>;

  constructor(isListening: () => boolean, msUntilPriceChange?: (sinceMs: number) => number) {
    this.pages = new ShortLivedCache(MAX_PAGES, { isListening, ...(msUntilPriceChange && { msUntilPriceChange }) });
  }

  clear(): void {
    this.pages.clear();
  }

  mayShare(url: string): boolean {
    return url.length <= MAX_URL_LENGTH && this.pages.isOpen;
  }

  /** Returns the cached page or the pending one, else renders it. `undefined`: this page must not be shared. */
  get(url: string, { locale, currencyCode }: Preferences, render: () => Rendering): Rendering {
    return this.pages.get(`${locale} ${currencyCode} ${url}`, render);
  }

  keep(status: number, headers: Iterable<readonly [string, string]>, html: string): SharedPage {
    return { status, headers: [...headers], body: new SplicedGzip(html.split(this.nonceMark)) };
  }
}
