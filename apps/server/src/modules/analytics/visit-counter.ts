import { createHmac } from 'node:crypto';
import { dayOf } from '@galleria/domain/site/days';
import type { Queries } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log/log.ts';
import { storesOfProducts } from '../catalogue/index.ts';
import { countActivityViews, type SeenActivity } from './activity-views.ts';
import { countVisits } from './analytics-db.ts';

interface Seen {
  readonly page: VisitedPage;
  readonly day: string;
  readonly visitor: Buffer;
  /** Activities that the page showed as running. */
  readonly activityIds: readonly number[];
  /** Number of views by this visitor with these activities. */
  views: number;
}

const FLUSH_MS = 5_000;
/** Visits beyond this limit between two flushes are dropped: a flood must not fill the memory. */
const MAX_WAITING = 20_000;
const HASH_BYTES = 12;

interface VisitCounterOptions {
  readonly queries: Queries;
  readonly log: Log;
  /** Key of the visitor hash. Without the key, nobody can test which address belongs to a visitor. */
  readonly key: Buffer;
  readonly timeZone: () => Promise<string>;
  /** From the cache: activities that the page of a product shows as running. */
  readonly activitiesOf: (prodId: number) => Promise<readonly number[]>;
}

/**
 * Counts different visitors per store and day, and views of activities. A visitor is a keyed hash of address, browser
 * and day, so that no two days can be linked. Visits are buffered in memory and flushed together, so that a page view
 * costs no statement.
 */
export class VisitCounter {
  readonly #options: VisitCounterOptions;
  readonly #waiting = new Map<string, Seen>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: VisitCounterOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Only pages of stores and products count. */
  async record({ url, address, agent }: { url: string; address: string; agent: string }): Promise<void> {
    const page = visitedPage(url);
    if (!page) return;
    const day = dayOf(new Date(), await this.#options.timeZone());
    const activityIds = 'prodId' in page ? await this.#options.activitiesOf(page.prodId) : [];
    const visitor = createHmac('sha256', this.#options.key)
      .update([day, address, agent].join('\n'))
      .digest()
      .subarray(0, HASH_BYTES);
    const subject = 'storeId' in page ? `store ${page.storeId}` : `product ${page.prodId} ${activityIds.join()}`;
    const key = `${visitor.toString('base64')} ${subject}`;
    const known = this.#waiting.get(key);
    if (known) known.views += 1;
    else if (this.#waiting.size < MAX_WAITING) {
      this.#waiting.set(key, { page, day, visitor, activityIds, views: 1 });
    }
  }

  /** Writes the buffered visits. They are statistics: when the database does not answer, they are lost. */
  async flush(): Promise<void> {
    const seen = [...this.#waiting.values()];
    this.#waiting.clear();
    if (seen.length === 0) return;
    const { queries, log } = this.#options;
    try {
      const productIds = seen.flatMap(({ page }) => ('prodId' in page ? [page.prodId] : []));
      const stores = await storesOfProducts(queries, productIds);
      const visits = seen.flatMap(({ page, ...visit }) => {
        const storeId = 'storeId' in page ? page.storeId : stores.get(page.prodId);
        return storeId === undefined ? [] : [{ ...visit, storeId }];
      });
      await countVisits(queries, visits);
      await countActivityViews(queries, seen.flatMap(toSeenActivities));
    } catch (problem) {
      log.warn({ event: 'analytics.visits_lost', visits: seen.length, err: problem }, 'visits could not be written');
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}

function toSeenActivities({ activityIds, ...seen }: Seen): SeenActivity[] {
  return activityIds.map((activityId) => ({ ...seen, activityId }));
}

/** A page of a store: its own, or one of its products'. */
type VisitedPage = { readonly storeId: number } | { readonly prodId: number };

const ID = /^[1-9]\d{0,8}$/;
const STORE_PAGES = new Set(['/shop-index', '/shop-prod-list', '/shop-qualifications']);

/** Also recognises the data requests of client-side navigation (`/detail.data`). */
export function visitedPage(url: string): VisitedPage | undefined {
  const [path = '', query = ''] = url.split('?');
  const page = path.replace(/\.data$/, '');
  const parameters = new URLSearchParams(query);
  const [sid, prodId] = [parameters.get('sid') ?? '', parameters.get('prodId') ?? ''];
  if (STORE_PAGES.has(page) && ID.test(sid)) return { storeId: Number(sid) };
  if (page === '/detail' && ID.test(prodId)) return { prodId: Number(prodId) };
  return undefined;
}
