import type { Actor } from '@galleria/domain/access/access';
import type { Locale } from '@galleria/domain/site/locales';
import type { Database } from '../../infra/database/database.ts';
import type { Addresses } from '../addresses/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Stores } from '../stores/index.ts';

/** What showing a cart needs to know besides its lines. */
export interface CartContext {
  readonly database: Database;
  readonly stores: Pick<Stores, 'summaries' | 'shippingTemplates'>;
  readonly catalogue: Pick<Catalogue, 'categoryNames'>;
  readonly promotions: Pick<Promotions, 'discounts' | 'storesWithCoupons'>;
  readonly addresses: Pick<Addresses, 'list'>;
}

/** The person whose cart it is, and the language they read. */
export interface Buyer {
  readonly actor: Actor;
  readonly userId: string;
  readonly locale: Locale;
}
