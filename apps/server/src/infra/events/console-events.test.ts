import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { SellerActor } from '@galleria/domain/access/access';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { notifyStores } from '../database/notify-stores.ts';
import { createLog } from '../log/log.ts';
import { endSessions, openSession, writePermissions } from '../sessions/sessions.ts';
import { EventStreams } from './event-streams.ts';

const sessionIn = (app: TestApp, storeId: number, userId: string = randomUUID()) =>
  openSession(app.database.queries, 'seller', userId, { storeId, permissions: ['orders.view'] });

/** Reads a stream of server-sent events; `isEnded` once the server has ended it. */
async function readEvents(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers });
  const stream = { status: response.status, text: '', isEnded: false };
  const decoder = new TextDecoder();
  void (async () => {
    for await (const piece of response.body ?? []) stream.text += decoder.decode(piece, { stream: true });
  })().then(
    () => Object.assign(stream, { isEnded: true }),
    () => Object.assign(stream, { isEnded: true }),
  );
  return stream;
}

describe('GET /m/events', () => {
  it('notifies sellers of the changed store only, counts as no running request, and ends with the mall', async () => {
    const app = await openTestApp();
    const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const url = `${address}/api/m/events`;
    const own = await readEvents(url, { authorization: await sessionIn(app, 2) });
    const other = await readEvents(url, { authorization: await sessionIn(app, 5) });
    await expect.poll(() => [own.text, other.text]).toEqual(Array(2).fill('event: open\ndata:\n\n'));
    expect(app.server.loadShedding.running).toBe(0);
    await notifyStores(app.database.queries, [2, 2]);
    await expect.poll(() => own.text).toContain('event: work');
    expect(other.text).not.toContain('event: work');
    await app.server.close();
    await expect.poll(() => [own.isEnded, other.isEnded]).toEqual([true, true]);
  });

  it('asks visitors, buyers and ended sessions to sign in', async () => {
    const app = await openTestApp();
    const buyer = await openSession(app.database.queries, 'buyer', randomUUID());
    for (const authorization of ['', buyer, 'x'.repeat(43)]) {
      const { envelope } = await app.call('/m/events', { headers: { authorization } });
      expect(envelope.reason).toBe('access.signIn');
    }
  });
});

describe('GET /s/events', () => {
  it('notifies staff of new staff work, and refuses sellers', async () => {
    const app = await openTestApp();
    const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const url = `${address}/api/s/events`;
    const authorization = await openSession(app.database.queries, 'staff', randomUUID(), { permissions: [] });
    const staff = await readEvents(url, { authorization });
    const seller = await readEvents(url, { authorization: await sessionIn(app, 2) });
    expect(seller.text).not.toContain('event: open');
    const countWorkEvents = () => staff.text.split('event: work').length - 1;
    // The first count always differs from the initial state, so it is sent.
    await expect.poll(countWorkEvents, { timeout: 10_000 }).toBe(1);
    await app.database.pool.query(`insert into payment (number, user_id, purpose, pay_type, gateway, amount_cents, currency,
      state) values ('991115000000000009', gen_random_uuid(), 'topUp', 0, 'transfer', 100, 'USD', 'open')`);
    await expect.poll(countWorkEvents, { timeout: 10_000 }).toBe(2);
    await app.server.close();
    await expect.poll(() => staff.isEnded).toBe(true);
  });
});

describe('EventStreams', () => {
  it('closes streams whose session ended or changed its permissions, and the oldest beyond the limit', async () => {
    const { database } = await openTestApp();
    const streams = new EventStreams(database.queries, createLog({ logLevel: 'silent' }), {
      ...{ heartbeatMs: 20, streamsPerSession: 3 },
    });
    const actors = await Promise.all([0, 1, 2].map(() => actorIn(database)));
    const server = createServer((request, response) => {
      const actor = actors[Number(request.url?.slice(1))];
      response.writeHead(200);
      if (actor) streams.open(actor, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      streams.close();
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const open = (actor: number) => readEvents(`http://127.0.0.1:${port}/${actor}`);
    const [ended, changed, kept] = [await open(0), await open(1), await open(2)];
    await expect.poll(() => streams.size).toBe(3);
    await endSessions(database.queries, 'seller', actors[0]?.userId ?? '');
    await writePermissions(database.queries, actors[1]?.userId ?? '', 2, []);
    await expect.poll(() => [ended.isEnded, changed.isEnded]).toEqual([true, true]);
    expect([ended.text, changed.text].every((text) => text.endsWith('event: ended\ndata:\n\n'))).toBe(true);
    const others = [await open(2), await open(2)];
    await expect.poll(() => streams.size).toBe(3);
    expect(kept.isEnded).toBe(false);
    const fourth = await open(2);
    await expect
      .poll(() => [kept, ...others, fourth].map(({ isEnded }) => isEnded))
      .toEqual([true, false, false, false]);
  });

  it('writes nothing to a stream that was ended while its client has not read everything', async () => {
    const { database } = await openTestApp();
    const log = createLog({ logLevel: 'silent' });
    const streams = new EventStreams(database.queries, log, { heartbeatMs: 20, gatherMs: 20, streamsPerSession: 1 });
    onTestFinished(() => streams.close());
    const actor = await actorIn(database);
    const problems: unknown[] = [];
    // Without a socket, data stays unread and the stream never closes.
    const [first, second] = [0, 1].map(() => new ServerResponse(new IncomingMessage(new Socket())));
    if (!first || !second) throw new Error('there are no responses');
    first.on('error', (problem) => problems.push(problem));
    streams.open(actor, first);
    streams.open(actor, second);
    expect([first.writableEnded, second.writableEnded]).toEqual([true, false]);
    streams.everythingChanged();
    await endSessions(database.queries, 'seller', actor.userId);
    await expect.poll(() => second.writableEnded).toBe(true);
    await setTimeout(100);
    expect(problems).toEqual([]);
    expect(first.listenerCount('error')).toBe(2);
  });
});

async function actorIn(database: TestApp['database']): Promise<SellerActor> {
  const userId = randomUUID();
  await openSession(database.queries, 'seller', userId, { storeId: 2, permissions: ['orders.view'] });
  const { rows } = await database.pool.query<{ id: string }>('select id from session where user_id = $1', [userId]);
  return { kind: 'seller', userId, sessionId: rows[0]?.id ?? '', storeId: 2, permissions: new Set(['orders.view']) };
}
