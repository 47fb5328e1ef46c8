import { randomBytes } from 'node:crypto';
import type { Preferences } from './page-visit.ts';
import { SplicedGzip } from './spliced-gzip.ts';

/** A finished page, cut where its nonce belongs, so that every copy that leaves gets a nonce of its own. */
export interface SharedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly pieces: readonly string[];
  readonly gzip: SplicedGzip;
}

const LIFETIME_MS = 2_000;
const MOST_PAGES = 500;

/**
 * People the mall knows nothing about all see the same page, so for a moment one rendering serves them all. Any change
 * of the mall's data empties it at once.
 */
export class SharedPages {
  /** Stands for the nonce while a shared page is rendered; unguessable, so that no text can contain it. */
  readonly nonceMark = randomBytes(16).toString('hex');
  private readonly pages = new Map<string, { page: Promise<SharedPage | undefined>; until: number }>();

  clear(): void {
    this.pages.clear();
  }

  /** The kept page or the one being rendered right now; else renders it. `undefined`: this one must not be shared. */
  get(url: string, preferences: Preferences, render: () => Promise<SharedPage | undefined>) {
    const key = `${preferences.locale} ${preferences.currencyCode} ${url}`;
    const known = this.pages.get(key);
    if (known && known.until > performance.now()) return known.page;
    if (this.pages.size >= MOST_PAGES) this.clear();
    const page = render();
    this.pages.set(key, { page, until: performance.now() + LIFETIME_MS });
    page.then(
      (made) => made ?? this.pages.delete(key),
      () => this.pages.delete(key),
    );
    return page;
  }

  cut(status: number, headers: Iterable<readonly [string, string]>, html: string): SharedPage {
    const pieces = html.split(this.nonceMark);
    return { status, headers: [...headers], pieces, gzip: new SplicedGzip(pieces) };
  }
}
