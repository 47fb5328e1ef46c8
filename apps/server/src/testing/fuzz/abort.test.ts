import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Envelope } from '@galleria/contract/wire/envelope';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../../foundation.ts';
import { createLog } from '../../infra/log/log.ts';
import { checkWallets } from '../crash/check-money.ts';
import { openTestApp } from '../open-test-app.ts';
import { checkBooks } from '../trade-races/books.ts';
import { countTrades, place, putOnSale } from '../trade-races/race-goods.ts';
import { type Buyer, connectMall, post, type RaceMall, rowsOf } from '../trade-races/race-mall.ts';
import { grantBalance, makeBuyers, makePayer, PAY_PASSWORD } from '../trade-races/race-people.ts';

const BUYERS = 24;
const PAYERS = 8;
const UPLOADS = 10;
const BALANCE_CENTS = 100_000;

async function openMall() {
  const errors: string[] = [];
  const app = await openTestApp({}, { log: createLog({ logLevel: 'error' }, { write: (line) => errors.push(line) }) });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const mall = await connectMall(addressOf(app.server), app.database);
  const openConnections = () =>
    new Promise<number>((resolve) => app.server.server.getConnections((_, count) => resolve(count)));
  return { mall, errors, openConnections };
}

/** Waits until no statement is running: all work for clients that disconnected has ended. */
async function untilQuiet(mall: RaceMall): Promise<void> {
  const running = `select from pg_stat_activity
    where datname = current_database() and state <> 'idle' and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  for (let quiet = 0; quiet < 5; ) {
    await setTimeout(50);
    quiet = (await rowsOf(mall, running)).length === 0 ? quiet + 1 : 0;
  }
}

interface Sent {
  readonly type: string;
  readonly body: Buffer;
  /** Bytes of the body that are sent before the connection is cut. */
  readonly sentBytes: number;
  readonly pauseMs: number;
}

/** Sends a request on a connection of its own, in full or in part, and cuts it without reading an answer. */
async function sendAndDisconnect({ url }: RaceMall, { token }: Buyer, path: string, sent: Sent): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head = [
    ...[`POST /api${path} HTTP/1.1`, `host: ${hostname}`, `authorization: ${token}`],
    ...[`content-type: ${sent.type}`, `content-length: ${sent.body.length}`, '', ''],
  ].join('\r\n');
  const bytes = Buffer.concat([Buffer.from(head), sent.body.subarray(0, sent.sentBytes)]);
  await new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
  await setTimeout(sent.pauseMs);
  socket.resetAndDestroy();
}

function jsonCall(input: object, pauseMs: number, share = 1): Sent {
  const body = Buffer.from(JSON.stringify(input));
  return { type: 'application/json', body, sentBytes: Math.floor(body.length * share), pauseMs };
}

const wrongIn = async (mall: RaceMall) => (await checkBooks(mall)).filter(({ wrong }) => wrong.length > 0);

describe('clients that disconnect', () => {
  it('during an upload leave nothing behind, and other uploads succeed', async () => {
    const { mall, errors, openConnections } = await openMall();
    const [buyer] = await makeBuyers(mall, 1);
    if (!buyer) throw new Error('no buyer');
    const body = Buffer.concat([
      Buffer.from('--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
      Buffer.alloc(600_000, 'x'),
      Buffer.from('\r\n--cut--\r\n'),
    ]);
    const cut = (at: number) => ({
      ...{ type: 'multipart/form-data; boundary=cut', body, pauseMs: at },
      sentBytes: Math.floor((body.length * at) / UPLOADS),
    });
    await Promise.all(
      Array.from({ length: UPLOADS }, (_, at) => sendAndDisconnect(mall, buyer, '/p/file/upload', cut(at))),
    );
    await expect.poll(openConnections).toBe(0);
    await untilQuiet(mall);
    expect(await rowsOf(mall, 'select from upload where owner_id = $1', [buyer.userId])).toEqual([]);
    expect(errors).toEqual([]);

    const upload = async () => {
      const form = new FormData();
      form.set('file', new Blob([PIXEL]), 'a.png');
      const headers = { authorization: buyer.token };
      const answer = await fetch(`${mall.url}/api/p/file/upload`, { method: 'POST', body: form, headers });
      return ((await answer.json()) as Envelope).reason;
    };
    // The slots of the aborted calls are free as soon as their files are removed.
    await expect.poll(upload, { timeout: 10_000 }).toBeUndefined();
  });

  it('while placing an order leave a whole order or none, and the same submission places one', async () => {
    const { mall, errors } = await openMall();
    const buyers = await makeBuyers(mall, BUYERS);
    const skuId = await putOnSale(mall, 1_000);
    const orders = buyers.map((buyer, at) => ({
      buyer,
      pauseMs: at,
      input: { uuid: randomUUID(), addrId: buyer.addrId, orderItem: { skuId, prodCount: 1 } },
    }));
    await Promise.all(
      orders.map(({ buyer, input, pauseMs }) =>
        // Every fourth call disconnects in the middle of its body.
        sendAndDisconnect(mall, buyer, '/p/order/submit', jsonCall(input, pauseMs, pauseMs % 4 === 0 ? 0.5 : 1)),
      ),
    );
    await untilQuiet(mall);
    expect(await wrongIn(mall)).toEqual([]);

    for (const { buyer, input } of orders) {
      expect(await post(mall, buyer, '/p/order/submit', input)).toMatchObject({ success: true });
      expect(await countTrades(mall, buyer)).toBe(1);
    }
    expect(await wrongIn(mall)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('while paying from the balance have paid once or not at all', async () => {
    const { mall, errors } = await openMall();
    const skuId = await putOnSale(mall, 1_000);
    const payers: { payer: Buyer; input: object }[] = [];
    for (let made = 0; made < PAYERS; made++) {
      const payer = await makePayer(mall);
      await grantBalance(mall, payer, BALANCE_CENTS);
      const { orderNumbers } = await place(mall, payer, skuId);
      const input = { orderNumbers, payType: 9, payPassword: PAY_PASSWORD, returnUrl: '/payment' };
      payers.push({ payer, input });
    }
    const wallets = () =>
      checkWallets(
        mall,
        payers.map(({ payer }) => payer),
        BALANCE_CENTS,
      );
    await Promise.all(
      payers.map(({ payer, input }, at) => sendAndDisconnect(mall, payer, '/p/order/pay', jsonCall(input, at * 20))),
    );
    await untilQuiet(mall);
    expect(await wallets()).toEqual([]);
    expect(await wrongIn(mall)).toEqual([]);

    for (const { payer, input } of payers) {
      await post(mall, payer, '/p/order/pay', input);
      expect(await countTrades(mall, payer, "state = 'paid'")).toBe(1);
    }
    expect(await wallets()).toEqual([]);
    expect(await wrongIn(mall)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
