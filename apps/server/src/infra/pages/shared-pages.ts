import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Preferences } from './preferences.ts';
import { SplicedGzip } from './spliced-gzip.ts';

/** A finished page with gaps where its nonce belongs, so that every copy that leaves gets a nonce of its own. */
export interface SharedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: SplicedGzip;
}

type Rendering = Promise<SharedPage | undefined>;

const TTL_MS = 2_000;
const MAX_PAGES = 200;
/** Real links are shorter; made-up ones get no memory. */
const LONGEST_URL = 512;

/**
 * Visitors who are not signed in all see the same page, so one rendering serves them all for two seconds. Any change of
 * the mall's data clears the cache at once, and no page outlives the start or end of an activity; while the change feed
 * is down nothing is shared.
 */
export class SharedPages {
  /** Stands for the nonce while a shared page is rendered; unguessable, so that no text can contain it. */
  readonly nonceMark = randomBytes(16).toString('hex');
  /** Promises, so that callers who ask during a rendering share it. */
  private readonly pages = new LRUCache<string, Rendering>({ max: MAX_PAGES, ttl: TTL_MS });
  private readonly isListening: () => boolean;
  private readonly msUntilTurn: (sinceMs: number) => number;

  /** `msUntilTurn`: how long prices of then stay as they are, by the clock alone; below zero when they are over. */
  constructor(isListening: () => boolean, msUntilTurn: (sinceMs: number) => number = () => TTL_MS) {
    this.isListening = isListening;
    this.msUntilTurn = msUntilTurn;
  }

  clear(): void {
    this.pages.clear();
  }

  mayShare(url: string): boolean {
    return url.length <= LONGEST_URL && this.isListening();
  }

  /** The cached page or the one being rendered right now; else renders it. `undefined`: this one must not be shared. */
  get(url: string, preferences: Preferences, render: () => Rendering): Rendering {
    const key = `${preferences.locale} ${preferences.currencyCode} ${url}`;
    const known = this.pages.get(key);
    if (known) return known;
    const startedMs = Date.now();
    const rendering = render();
    this.keepUntilTurn(key, rendering, startedMs);
    const isKept = () => this.pages.peek(key) === rendering;
    const drop = () => {
      if (isKept()) this.pages.delete(key);
    };
    rendering.then((page) => {
      if (!page) drop();
      // The rendering may have been the first to read of a start or an end.
      else if (isKept()) this.keepUntilTurn(key, rendering, startedMs);
    }, drop);
    return rendering;
  }

  private keepUntilTurn(key: string, rendering: Rendering, startedMs: number): void {
    const left = Math.min(startedMs + TTL_MS - Date.now(), this.msUntilTurn(startedMs));
    if (left >= 1) this.pages.set(key, rendering, { ttl: Math.floor(left) });
    else this.pages.delete(key);
  }

  keep(status: number, headers: Iterable<readonly [string, string]>, html: string): SharedPage {
    return { status, headers: [...headers], body: new SplicedGzip(html.split(this.nonceMark)) };
  }
}
