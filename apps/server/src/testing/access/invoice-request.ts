import { type AccessWorld, nameIn, type ObjectId } from './access-world.ts';

export const ABSENT_ORDER_NUMBER = '99999999999999999999';

/** Requests an invoice, whose id is the number of its order. */
export const requestInvoice = async (world: AccessWorld, storeId: number): Promise<ObjectId> =>
  world.sql(
    `insert into invoice (number, order_id, order_number, user_id, store_id, title_type, title, locale)
     select reverse(number), id, number, user_id, store_id, 2, $2, 'en' from mall_order where number = $1
     returning order_number`,
    await world.paidOrder(storeId),
    nameIn(storeId),
  );
