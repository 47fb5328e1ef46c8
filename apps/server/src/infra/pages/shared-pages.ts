import { randomBytes } from 'node:crypto';
import type { Preferences } from './page-visit.ts';
import { SplicedGzip } from './spliced-gzip.ts';

/** A finished page with gaps where its nonce belongs, so that every copy that leaves gets a nonce of its own. */
export interface SharedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: SplicedGzip;
}

interface Kept {
  readonly page: Promise<SharedPage | undefined>;
  readonly until: number;
}

const LIFETIME_MS = 2_000;
const MOST_PAGES = 200;
/** Nobody shares an address like this by accident; whoever makes them up gets no memory of ours. */
const LONGEST_URL = 512;

/**
 * People the mall knows nothing about all see the same page, so for a moment one rendering serves them all. Any change
 * of the mall's data empties it at once, and while changes cannot be heard of nothing is shared.
 */
export class SharedPages {
  /** Stands for the nonce while a shared page is rendered; unguessable, so that no text can contain it. */
  readonly nonceMark = randomBytes(16).toString('hex');
  /** In the order in which they were rendered, and so in the order in which they expire. */
  private readonly pages = new Map<string, Kept>();
  private readonly isHearing: () => boolean;

  constructor(isHearing: () => boolean) {
    this.isHearing = isHearing;
  }

  clear(): void {
    this.pages.clear();
  }

  mayShare(url: string): boolean {
    return url.length <= LONGEST_URL && this.isHearing();
  }

  /** The kept page or the one being rendered right now; else renders it. `undefined`: this one must not be shared. */
  get(url: string, preferences: Preferences, render: () => Promise<SharedPage | undefined>): Kept['page'] {
    const key = `${preferences.locale} ${preferences.currencyCode} ${url}`;
    this.dropExpired();
    const known = this.pages.get(key);
    if (known) return known.page;
    const kept = { page: render(), until: performance.now() + LIFETIME_MS };
    this.pages.set(key, kept);
    const drop = () => {
      if (this.pages.get(key) === kept) this.pages.delete(key);
    };
    kept.page.then((page) => page ?? drop(), drop);
    return kept.page;
  }

  keep(status: number, headers: Iterable<readonly [string, string]>, html: string): SharedPage {
    return { status, headers: [...headers], body: new SplicedGzip(html.split(this.nonceMark)) };
  }

  private dropExpired(): void {
    const now = performance.now();
    for (const [key, { until }] of this.pages) {
      if (until > now && this.pages.size < MOST_PAGES) return;
      this.pages.delete(key);
    }
  }
}
