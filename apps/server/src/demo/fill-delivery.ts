import { demoPickupPoints } from '@galleria/demo/delivery/pickup-points';
import { demoSameCity, RIDER_CARRIES_GRAMS } from '@galleria/demo/delivery/same-city';
import { demoVirtualGoods } from '@galleria/demo/delivery/virtual-goods';
import { VISITOR } from '@galleria/domain/access/access';
import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { centsOf } from '@galleria/domain/money/main-units';
import type { Database } from '../infra/database/database.ts';
import { oneAtATime } from '../infra/database/one-at-a-time.ts';
import { inTransaction, type Transaction } from '../infra/database/transaction.ts';
import { offerDelivery } from '../modules/catalogue/index.ts';
import { addPickupPoints, hasPickupPoints, offerSameCity } from '../modules/stores/index.ts';
import { type PlacedProduct, placeProducts } from './mall/place-products.ts';

/** How things get to their buyers besides by courier, also for a demo mall that was furnished before they could. */
export async function fillDelivery(database: Database): Promise<void> {
  if (await hasPickupPoints(database.queries)) return;
  await oneAtATime(database.url, 'furnishing', async () => {
    if (await hasPickupPoints(database.queries)) return;
    await inTransaction(database, VISITOR, async (transaction) => {
      await addPickupPoints(transaction, [...demoPickupPoints]);
      for (const { storeId, cityId, fee, freeOver } of demoSameCity) {
        const freeOverCents = freeOver === null ? null : centsOf(freeOver);
        await offerSameCity(transaction, storeId, { cityId, feeCents: centsOf(fee), freeOverCents });
      }
      await fillProducts(transaction);
    });
  });
}

async function fillProducts(transaction: Transaction): Promise<void> {
  const placed = placeProducts();
  const brought = placed.filter(isBrought).map(({ id }) => id);
  const { courier, pickup, sameCity } = DELIVERY_TYPE;
  await offerDelivery(transaction, brought, { deliveryTypes: [courier, pickup, sameCity] });
  for (const { key, questions, voucherDays } of demoVirtualGoods) {
    const ids = placed.filter(({ product }) => product.key === key).map(({ id }) => id);
    await offerDelivery(transaction, ids, { virtualQuestions: questions, voucherDays });
  }
}

function isBrought({ product, store }: PlacedProduct): boolean {
  const isNear = demoSameCity.some(({ storeId }) => storeId === store.shopId);
  return isNear && !product.isVirtual && product.weightGrams <= RIDER_CARRIES_GRAMS;
}
