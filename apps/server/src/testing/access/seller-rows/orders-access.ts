import { shipOrder } from '@galleria/contract/orders/fulfilment';
import { ABSENT_ID, type AccessRows, noObject, oneObject, type StoreObject } from '../access-row.ts';
import { TestFile } from '../access-world.ts';

const COURIER = { dvyId: 1, dvyFlowId: 'SF1234567' };

const order: StoreObject = { make: (world, storeId) => world.paidOrder(storeId), absent: '99999999999999999999' };

const unpaidOrder: StoreObject = { ...order, make: (world, storeId) => world.order(storeId) };

const parcel: StoreObject = {
  make: async (world, storeId) => {
    const orderNumber = await world.paidOrder(storeId);
    const packages = [{ ...COURIER, items: [] }];
    const { parcelIds } = await world.call<{ parcelIds: number[] }>(storeId, shipOrder, { orderNumber, packages });
    return parcelIds[0] ?? 0;
  },
  absent: ABSENT_ID,
};

const pickupCode: StoreObject = {
  make: async (world, storeId) =>
    world.sql(
      `update mall_order set delivery_type = 2, pickup = jsonb_build_object(
         'stationId', 1, 'stationName', '{"en": "Station"}'::jsonb, 'addr', '{"en": "Road"}'::jsonb, 'phone', '',
         'hours', '{"en": ""}'::jsonb, 'name', 'Ada', 'mobile', '', 'code', lpad(id::text, 8, '3'))
       where number = $1 returning pickup ->> 'code'`,
      await world.paidOrder(storeId),
    ),
  absent: '00000000',
};

const voucher: StoreObject = {
  make: async (world, storeId) =>
    world.sql(
      `insert into voucher (order_line_id, ordinal, code)
       select line.id, 1, 'MATRIX' || lpad(line.id::text, 8, '0') from order_line line
       join mall_order on mall_order.id = order_id where number = $1 returning code`,
      await world.paidOrder(storeId),
    ),
  absent: 'MATRIX00000000',
};

export const ordersAccess: AccessRows = {
  storeOrderPage: [noObject(), oneObject(order, (keyword) => ({ keyword }))],
  exportStoreOrders: [noObject(), oneObject(order, (keyword) => ({ keyword }))],
  storeOrderCount: noObject(),
  storeOrderInfo: oneObject(order, (orderNumber) => ({ orderNumber })),
  storeOrderLog: oneObject(order, (orderNumber) => ({ orderNumber })),
  packingSlips: oneObject(order, (orderNumbers) => ({ orderNumbers })),
  cancelStoreOrder: oneObject(order, (orderNumber) => ({ orderNumber, reason: 'sold out' })),
  changeOrderPrice: oneObject(unpaidOrder, (orderNumber) => ({ orderNumber, goods: 1, transfee: 0 })),
  shipOrder: oneObject(order, (orderNumber) => ({ orderNumber, packages: [{ ...COURIER, items: [] }] })),
  shipOrdersFromCsv: oneObject(order, (orderNumber) => ({
    file: new TestFile(`orderNumber,courier,waybill\n${orderNumber},1,SF1234567\n`),
  })),
  changeWaybill: oneObject(parcel, (parcelId) => ({ parcelId, ...COURIER, dvyFlowId: 'SF7654321' })),
  changeOrderRemark: oneObject(order, (orderNumber) => ({ orderNumber, remark: 'wrap it' })),
  handOverOrder: oneObject(pickupCode, (code) => ({ code })),
  redeemVoucher: oneObject(voucher, (code) => ({ code })),
  courierList: noObject(),
};
