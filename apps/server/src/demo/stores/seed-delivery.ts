import { demoPickupPoints } from '@galleria/demo/delivery/pickup-points';
import { demoSameCity, RIDER_CARRIES_GRAMS } from '@galleria/demo/delivery/same-city';
import { demoVirtualGoods } from '@galleria/demo/delivery/virtual-goods';
import { SYSTEM } from '@galleria/domain/access/access';
import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { centsOf } from '@galleria/domain/money/main-units';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { withAdvisoryLock } from '../../infra/database/with-advisory-lock.ts';
import { catalogue } from '../../modules/catalogue/index.ts';
import { stores } from '../../modules/stores/index.ts';
import { type PlacedProduct, placeProducts } from '../mall/place-products.ts';

/** Pickup points and same-city delivery; also for a demo mall that was seeded before it had any. */
export async function seedDelivery(database: Database): Promise<void> {
  if (await stores.seed.hasPickupPoints(database.queries)) return;
  await withAdvisoryLock(database.url, 'seeding', async () => {
    if (await stores.seed.hasPickupPoints(database.queries)) return;
    await inTransaction(database, SYSTEM, async (transaction) => {
      await stores.seed.seedPickupPoints(transaction, [...demoPickupPoints]);
      for (const { storeId, cityId, fee, freeOver } of demoSameCity) {
        const freeOverCents = freeOver === null ? null : centsOf(freeOver);
        await stores.seed.seedSameCityTerms(transaction, storeId, { cityId, feeCents: centsOf(fee), freeOverCents });
      }
      await seedProductDelivery(transaction);
    });
  });
}

async function seedProductDelivery(transaction: Transaction): Promise<void> {
  const placed = placeProducts();
  const deliveredSameCity = placed.filter(isDeliveredSameCity).map(({ id }) => id);
  const { courier, pickup, sameCity } = DELIVERY_TYPE;
  await catalogue.seed.seedDeliveryOffer(transaction, deliveredSameCity, {
    deliveryTypes: [courier, pickup, sameCity],
  });
  for (const { key, questions, voucherDays } of demoVirtualGoods) {
    const ids = placed.filter(({ product }) => product.key === key).map(({ id }) => id);
    await catalogue.seed.seedDeliveryOffer(transaction, ids, { virtualQuestions: questions, voucherDays });
  }
}

function isDeliveredSameCity({ product, store }: PlacedProduct): boolean {
  const isNear = demoSameCity.some(({ storeId }) => storeId === store.shopId);
  return isNear && !product.isVirtual && product.weightGrams <= RIDER_CARRIES_GRAMS;
}
