import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Config } from '../../config.ts';
import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import type { Secrets } from '../../infra/secrets/secrets.ts';
import type { Activities } from '../activities/index.ts';
import type { Addresses } from '../addresses/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Commission } from '../commission/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Site } from '../site/index.ts';
import type { Stores } from '../stores/index.ts';
import { confirmComboOrder, submitComboOrder } from './combo/combo-order.ts';
import { confirmOrder } from './confirm-order.ts';
import { type BuyerRateLimit, openRateLimit } from './flash-sale/buyer-rate-limit.ts';
import { type FlashGate, openFlashGate } from './flash-sale/flash-gate.ts';
import { confirmFlashOrder, flashOrderPath, submitFlashOrder } from './flash-sale/flash-order.ts';
import { type OrderPaths, signOrderPaths } from './flash-sale/order-paths.ts';
import { confirmGroupOrder, submitGroupOrder } from './group-buy/group-order.ts';
import { confirmPreSaleOrder, submitPreSaleOrder } from './pre-sale/pre-sale-order.ts';
import { submitOrder } from './submit-order.ts';

export interface CheckoutContext {
  readonly database: Database;
  readonly stores: Pick<Stores, 'summaries' | 'shippingTemplates' | 'pickupPoints' | 'sameCity'>;
  readonly catalogue: Pick<Catalogue, 'categoryNames'>;
  readonly promotions: Pick<Promotions, 'discounts' | 'presentOwnCoupons'>;
  readonly activities: Pick<Activities, 'priceReader' | 'giftReader' | 'current' | 'markSoldOut'>;
  readonly commission: Pick<Commission, 'ratesNow'>;
  readonly ledger: Pick<Ledger, 'score'>;
  readonly addresses: Pick<Addresses, 'info' | 'list'>;
  readonly rules: () => Promise<MallRules>;
  readonly orderPaths: OrderPaths;
  readonly pathRequests: BuyerRateLimit;
  readonly flashGate: FlashGate;
}

interface Needs extends Omit<CheckoutContext, 'rules' | 'orderPaths' | 'pathRequests' | 'flashGate'> {
  readonly secrets: Secrets;
  readonly config: Pick<Config, 'databasePool'>;
  readonly site: Pick<Site, 'rules'>;
}

/** Enough to keep every database connection busy, since a submission holds one for part of its time only. */
const SUBMISSIONS_PER_CONNECTION = 4;
/** One per second: more often than any person clicks, too seldom for a script to gain an advantage. */
const PATH_REQUEST_LIMIT = { requests: 60, windowMs: 60_000 };

/** From the cart to unpaid orders: confirming what they would cost, and placing them. */
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
    secrets,
    config,
  }: Needs): CheckoutContext => ({
    ...{ database, stores, catalogue, promotions, activities, commission, ledger, addresses },
    rules: site.rules,
    orderPaths: signOrderPaths(secrets.keyFor('flash-sale order path')),
    pathRequests: openRateLimit(PATH_REQUEST_LIMIT),
    flashGate: openFlashGate(config.databasePool * SUBMISSIONS_PER_CONNECTION),
  }),
  operations: {
    ...{ confirmOrder, submitOrder, confirmGroupOrder, submitGroupOrder },
    ...{ flashOrderPath, confirmFlashOrder, submitFlashOrder, confirmPreSaleOrder, submitPreSaleOrder },
    ...{ confirmComboOrder, submitComboOrder },
  },
});
