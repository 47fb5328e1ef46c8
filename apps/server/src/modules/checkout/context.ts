import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Database } from '../../infra/database/database.ts';
import type { Addresses } from '../addresses/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Stores } from '../stores/index.ts';

export interface CheckoutContext {
  readonly database: Database;
  readonly stores: Pick<Stores, 'summaries' | 'shippingTemplates' | 'pickupPoints' | 'sameCity'>;
  readonly catalogue: Pick<Catalogue, 'categoryNames'>;
  readonly promotions: Pick<Promotions, 'discounts' | 'presentOwnCoupons'>;
  readonly ledger: Pick<Ledger, 'points'>;
  readonly addresses: Pick<Addresses, 'info' | 'list'>;
  readonly rules: () => Promise<MallRules>;
}
