import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/orders/store-orders';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import type { TestBrowser } from '../../accounts/testing/test-browser.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { openShopper, pickItems } from '../testing/shopper.ts';

type Info = OutputOf<typeof contract.storeOrderInfo>;

const SF = { dvyId: 1, dvyFlowId: 'SF1234567' };

/** An order of store 2 for several pieces, paid, and the seller who has to send it. */
async function openPaidOrder({ count = 3 } = {}) {
  const app = await openTestApp();
  const ada = await openShopper(app);
  const [item] = await pickItems(app);
  if (!item) throw new Error('the demo has nothing');
  const [number = ''] = await ada.order([{ ...item, count }]);
  await ada.pay(number);
  const seller = await sellerBrowser(app);
  const info = async () => (await seller.call('GET', `/m/order/info?orderNumber=${number}`)).data as Info;
  const [line] = (await info()).lines;
  const ship = (pieces: number, by: TestBrowser = seller) =>
    by.call('POST', '/m/order/deliver', {
      orderNumber: number,
      packages: [{ ...SF, items: [{ orderItemId: line?.orderItemId, count: pieces }] }],
    });
  return { app, ada, number, seller, info, ship };
}

const shippedPieces = async ({ database }: TestApp, number: string) => {
  const { rows } = await database.queries.execute<{ n: number }>(sql`
    select coalesce(sum(parcel_line.quantity), 0)::int as n from parcel_line
    join parcel on parcel.id = parcel_line.parcel_id join mall_order on mall_order.id = parcel.order_id
    where mall_order.number = ${number}`);
  return rows[0]?.n;
};

describe('shipOrder', () => {
  it('sends part of an order, then the rest, and shows the buyer both parcels', async () => {
    const { ada, number, info, ship } = await openPaidOrder();
    expect((await ship(1)).data).toMatchObject({ isShipped: false });
    expect(await info()).toMatchObject({ status: 2, isPartlyShipped: true });
    expect((await ada.detail(number)).status).toBe(2);
    expect((await ship(2)).data).toMatchObject({ isShipped: true });
    expect(await info()).toMatchObject({ status: 3, isPartlyShipped: false });
    const { data } = await ada.call('GET', `/myDelivery/orderInfo/${number}`);
    expect(data).toMatchObject([
      { dvyName: 'SF Express', dvyFlowId: 'SF1234567', lines: [{ prodCount: 1 }] },
      { dvyName: 'SF Express', lines: [{ prodCount: 2 }] },
    ]);
    expect((await ada.detail(number)).dvyTime).not.toBeNull();
  });

  it('sends all remaining pieces when no lines are named', async () => {
    const { seller, number, info, ship } = await openPaidOrder();
    await ship(1);
    await seller.call('POST', '/m/order/deliver', { orderNumber: number, packages: [{ ...SF, items: [] }] });
    expect(await info()).toMatchObject({ status: 3, packages: [{}, { lines: [{ prodCount: 2 }] }] });
  });

  it('refuses too many pieces, unknown couriers, a missing waybill, and orders that cannot be sent', async () => {
    const { seller, number, ship, ada } = await openPaidOrder();
    const deliver = (parcel: object) =>
      seller.reason('POST', '/m/order/deliver', { orderNumber: number, packages: [{ items: [], ...parcel }] });
    expect((await ship(4)).reason).toBe('order.linesShipped');
    expect(await deliver({ dvyId: 999, dvyFlowId: 'SF1234567' })).toBe('order.courierUnknown');
    expect(await deliver({ dvyId: 1, dvyFlowId: '' })).toBe('order.courierUnknown');
    await deliver(SF);
    expect(await deliver(SF)).toBe('order.notShippable');
    await ada.call('PUT', `/myOrder/receipt/${number}`);
    expect(await deliver(SF)).toBe('order.notShippable');
  });

  it('answers order.notFound for an order of another store', async () => {
    const { app, number } = await openPaidOrder();
    const other = await sellerBrowser(app);
    await other.call('POST', '/m/store/switch', { storeId: 5 });
    expect(await other.reason('GET', `/m/order/info?orderNumber=${number}`)).toBe('order.notFound');
    const input = { orderNumber: number, packages: [{ ...SF, items: [] }] };
    expect(await other.reason('POST', '/m/order/deliver', input)).toBe('order.notFound');
    expect((await other.call('GET', '/m/order/page')).data).not.toMatchObject({ records: [{ orderNumber: number }] });
  });

  it('sends no piece twice in concurrent calls', async () => {
    const { app, number, ship } = await openPaidOrder({ count: 5 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => ship(1)));
    expect(answers.filter(({ success }) => success)).toHaveLength(5);
    expect(await shippedPieces(app, number)).toBe(5);
  });

  it('control: without the condition on the remaining pieces, pieces are sent twice', async () => {
    const { app, number, ship } = await openPaidOrder({ count: 5 });
    await app.database.queries.execute(sql`alter table order_line disable trigger order_line_rules`);
    // The trigger resets the shipped pieces of a line, so that the real statement has nothing to compare with.
    await app.database.queries.execute(
      sql.raw(`create function forget() returns trigger language plpgsql
        as $$ begin new.shipped_quantity = 0; return new; end $$;
        create trigger forget before update on order_line for each row execute function forget();`),
    );
    await Promise.all(Array.from({ length: 12 }, () => ship(1)));
    expect(await shippedPieces(app, number)).toBeGreaterThan(5);
  });

  it('writes an audit entry with the name of the seller', async () => {
    const { app, number, seller, ship } = await openPaidOrder();
    await ship(3);
    const { rows } = await app.database.queries.execute<{ operation: string; after: object }>(
      sql`select operation, after from audit_entry where outcome = 'done' and input ->> 'orderNumber' = ${number}`,
    );
    expect(rows).toMatchObject([{ operation: 'shipOrder', after: { isShipped: true } }]);
    const { data } = await seller.call('GET', `/m/audit/page?text=${number}`);
    expect(data).toMatchObject({ total: 1, records: [{ operation: 'shipOrder', name: 'Sam Rivera' }] });
  });
});

async function uploadCsv({ server }: TestApp, { cookies }: TestBrowser, text: string) {
  const boundary = 'csv-boundary';
  const payload = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n${text}\r\n--${boundary}--\r\n`;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return (await server.inject({ method: 'POST', url: '/api/m/order/deliverBatch', cookies, headers, payload })).json();
}

describe('shipOrdersFromCsv', () => {
  it('ships the valid lines once and reports the invalid ones by line number', async () => {
    const { app, seller, number, info } = await openPaidOrder();
    const upload = (text: string) => uploadCsv(app, seller, text);
    const good = `${number},sf express,SF99887766`;
    const { data } = await upload(
      `orderNumber,courier,waybill\n${good}\n${good}\n1234567890123,YTO Express,Y1234567\n`,
    );
    expect(data).toMatchObject({
      shipped: 1,
      failed: [
        { line: 3, orderNumber: number, reason: 'order.notShippable' },
        { line: 4, reason: 'order.notFound' },
      ],
    });
    expect(await info()).toMatchObject({ status: 3, packages: [{ dvyFlowId: 'SF99887766' }] });
    expect((await upload('number,courier\n1,2')).reason).toBe('csv.columns');
  });

  it.each(['\n', '\r\n'])(
    'reports the line on which a row begins, also after blank lines and lines in quotes (%j)',
    async (end) => {
      const { app, seller } = await openPaidOrder();
      const rows = [
        'orderNumber,courier,waybill,note',
        '',
        '1,YTO Express,Y1234567,',
        '2,YTO Express,Y1234567,"a',
        'b',
        'c"',
      ];
      const { data } = await uploadCsv(app, seller, [...rows, '', '3,YTO Express,Y1234567,', ''].join(end));
      expect(
        data.failed.map(({ line, orderNumber }: { line: number; orderNumber: string }) => [orderNumber, line]),
      ).toEqual([
        ['1', 3],
        ['2', 4],
        ['3', 8],
      ]);
    },
  );
});

describe('changeWaybill', () => {
  it('corrects the waybill of a parcel in transit, and is refused afterwards', async () => {
    const { ada, number, seller, info, ship } = await openPaidOrder();
    await ship(3);
    const parcelId = (await info()).packages[0]?.parcelId;
    const input = { parcelId, dvyId: 2, dvyFlowId: 'YT7654321' };
    expect(await seller.reason('PUT', '/m/order/waybill', input)).toBeUndefined();
    expect((await info()).packages).toMatchObject([{ dvyName: 'YTO Express', dvyFlowId: 'YT7654321' }]);
    await ada.call('PUT', `/myOrder/receipt/${number}`);
    expect(await seller.reason('PUT', '/m/order/waybill', input)).toBe('order.notShippable');
    await seller.call('POST', '/m/store/switch', { storeId: 5 });
    expect(await seller.reason('PUT', '/m/order/waybill', input)).toBe('parcel.notFound');
  });
});
