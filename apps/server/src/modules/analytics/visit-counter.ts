import { createHmac } from 'node:crypto';
import { dayOf } from '@galleria/domain/site/days';
import type { Queries } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log/log.ts';
import { storesOfProducts } from '../catalogue/index.ts';
import { countActivityViews, type SeenActivity } from './activity-views.ts';
import { countVisits } from './analytics-db.ts';
import { type VisitedPage, visitedPage } from './visited-page.ts';

interface Seen {
  readonly page: VisitedPage;
  readonly day: string;
  readonly visitor: Buffer;
  /** What the page showed then. */
  readonly activityIds: readonly number[];
  /** How often this visitor saw it like this. */
  views: number;
}

const FLUSH_MS = 5_000;
/** What comes beyond this between two writes is not counted: a flood must not fill the memory. */
const MOST_WAITING = 20_000;
const HASH_BYTES = 12;

interface VisitCounterOptions {
  readonly queries: Queries;
  readonly log: Log;
  /** Of the hash. Without it nobody can try out which address belongs to a visitor. */
  readonly key: Buffer;
  readonly timeZone: () => Promise<string>;
  /** From memory: the activities that the page of a product shows as running. */
  readonly activitiesOf: (prodId: number) => Promise<readonly number[]>;
}

/**
 * Counts different visitors per store and day, and views of activities. A visitor is a keyed hash of address and browser that also depends on the
 * day, so that no two days can be linked. Visits wait in memory and are written together: a page costs no statement.
 */
export class VisitCounter {
  readonly #options: VisitCounterOptions;
  readonly #waiting = new Map<string, Seen>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: VisitCounterOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Pages of no store do not count. */
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
    else if (this.#waiting.size < MOST_WAITING) {
      this.#waiting.set(key, { page, day, visitor, activityIds, views: 1 });
    }
  }

  /** Writes what waits. If the database does not answer, these visits are lost: they are statistics. */
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
