import type { FacetCounts } from '@galleria/domain/search/facets';
import type { Database } from '../../infra/database/database.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Stores } from '../stores/index.ts';
import type { CouponScope } from './coupon-scope.ts';
import type { Estimates } from './estimates.ts';
import type { Reading } from './read-words.ts';
import type { Synonyms } from './synonyms.ts';

/** What the use cases of search stand on. */
export interface SearchContext {
  readonly database: Database;
  readonly stores: Stores;
  readonly catalogue: Catalogue;
  /** What a coupon is good for, from memory. Coupons stand further down, so it is handed in. */
  couponScope(couponId: number): Promise<CouponScope | undefined>;
  /** Which part of a long list passes its filters. */
  readonly shares: Estimates<number>;
  /** How common common words are. */
  readonly readings: Estimates<Reading>;
  /** What further choices would leave of a long list. */
  readonly facets: Estimates<FacetCounts>;
  /** From memory. */
  synonyms(): Promise<Synonyms>;
}
