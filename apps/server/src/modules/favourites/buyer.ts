import type { Actor } from '@galleria/domain/access/access';
import type { Locale } from '@galleria/domain/site/locales';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Database } from '../../infra/database/database.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Stores } from '../stores/index.ts';

/** The person whose favourites these are, and the language they read. */
export interface Buyer {
  readonly actor: Actor;
  readonly userId: string;
  readonly locale: Locale;
}

export interface Paging {
  readonly current: number;
  readonly size: number;
}

/** What keeping things needs to know about them. */
export interface FavouritesContext {
  readonly database: Database;
  readonly catalogue: Pick<Catalogue, 'cards'>;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly rules: () => Promise<MallRules>;
}
