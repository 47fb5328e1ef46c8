import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import type { Activities } from '../activities/index.ts';
import type { Addresses } from '../addresses/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Commission } from '../commission/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Site } from '../site/index.ts';
import type { Stores } from '../stores/index.ts';
import { confirmOrder } from './confirm-order.ts';
import { confirmGroupOrder, submitGroupOrder } from './group-buy/group-order.ts';
import { submitOrder } from './submit-order.ts';

export interface CheckoutContext {
  readonly database: Database;
  readonly stores: Pick<Stores, 'summaries' | 'shippingTemplates' | 'pickupPoints' | 'sameCity'>;
  readonly catalogue: Pick<Catalogue, 'categoryNames'>;
  readonly promotions: Pick<Promotions, 'discounts' | 'presentOwnCoupons'>;
  readonly activities: Pick<Activities, 'priceReader' | 'giftReader'>;
  readonly commission: Pick<Commission, 'ratesNow'>;
  readonly ledger: Pick<Ledger, 'points'>;
  readonly addresses: Pick<Addresses, 'info' | 'list'>;
  readonly rules: () => Promise<MallRules>;
}

interface Needs extends Omit<CheckoutContext, 'rules'> {
  readonly site: Pick<Site, 'rules'>;
}

/** From the cart to orders that wait to be paid: what they would cost, and placing them. */
export const checkout = defineModule({
  name: 'checkout',
  open: ({
    database,
    stores,
    catalogue,
    promotions,
    activities,
    commission,
    ledger,
    addresses,
    site,
  }: Needs): CheckoutContext => ({
    ...{ database, stores, catalogue, promotions, activities, commission, ledger, addresses },
    rules: site.rules,
  }),
  operations: { confirmOrder, submitOrder, confirmGroupOrder, submitGroupOrder },
});
