import type { Actor } from '@galleria/domain/access/access';
import type { Locale } from '@galleria/domain/site/locales';
import type { Cache } from '../../infra/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Stores } from '../stores/index.ts';

/** What promotions need to know of what they make cheaper. */
export interface PromotionsContext {
  readonly database: Database;
  readonly cache: Cache;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly catalogue: Pick<Catalogue, 'cards' | 'categoryNames'>;
}

/** The person whose coupons these are, and the language they read. */
export interface Buyer {
  readonly actor: Actor;
  readonly userId: string;
  readonly locale: Locale;
}

export interface Paging {
  readonly current: number;
  readonly size: number;
}
