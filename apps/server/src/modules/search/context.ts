import type { Database } from '../../infra/database/database.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Stores } from '../stores/index.ts';
import type { CouponScope } from './coupon-scope.ts';
import type { KnownShares } from './known-shares.ts';
import type { Synonyms } from './synonyms.ts';

/** What the use cases of search stand on. */
export interface SearchContext {
  readonly database: Database;
  readonly stores: Stores;
  readonly catalogue: Catalogue;
  /** What a coupon is good for, from memory. Coupons stand further down, so it is handed in. */
  couponScope(couponId: number): Promise<CouponScope | undefined>;
  readonly shares: KnownShares;
  /** From memory. */
  synonyms(): Promise<Synonyms>;
}
