import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Config } from '../../../config.ts';
import { testConfig } from '../../../testing/test-config.ts';
import type { Database } from '../../database/database.ts';
import { createLog } from '../../log/log.ts';
import { registerFaults } from '../faults.ts';
import { registerGracefulStop } from '../graceful-stop.ts';
import { registerHealth } from '../health.ts';
import { createHttpServer } from '../http-server.ts';
import { registerRequestLog } from '../request-log.ts';
import { registerLimits } from './limits.ts';

const VISITOR = { config: { access: { who: 'visitor' } } } as const;

/** The HTTP layer with a few test routes; `/api/held` answers when the test releases it. */
async function openServer(changes: Partial<Config> = {}) {
  const lines: string[] = [];
  const config = testConfig({ dataDir: '.', ...changes });
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const server = createHttpServer(config, log);
  registerFaults(server);
  registerGracefulStop(server);
  registerRequestLog(server);
  await registerLimits(server, config);
  registerHealth(server, { isAvailable: async () => true } as unknown as Database);
  const gate = Promise.withResolvers<object>();
  let held = 0;
  server.get('/api/held', VISITOR, () => {
    held++;
    return gate.promise;
  });
  server.get('/api/quick', VISITOR, async () => ({}));
  server.post('/api/echo', VISITOR, async (request) => ({ got: request.body }));
  server.get('/page', { config: { access: 'page' } }, async () => 'a page');
  server.get('/assets/*', { config: { access: 'public' } }, async () => 'a file');
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    gate.resolve({});
    await server.close();
  });
  const port = Number(new URL(url).port);
  return {
    ...{ server, url, lines, gate },
    status: async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(url + path, { headers: { connection: 'close', ...headers } })).status,
    send: (text: string, localAddress = '127.0.0.1') => sendRaw(port, text, localAddress),
    hold: async (count: number, headers: Record<string, string> = {}) => {
      const before = held;
      const answers = Array.from({ length: count }, () => fetch(`${url}/api/held`, { headers }));
      await expect.poll(() => held).toBe(before + count);
      return answers;
    },
  };
}

/** A connection that sends this text and nothing more. */
function sendRaw(port: number, text: string, localAddress: string) {
  const socket = net.connect({ port, host: '127.0.0.1', localAddress });
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(text);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  onTestFinished(() => void socket.destroy());
  return { socket, received: () => received, closed };
}

const HALF_SENT = 'POST /api/echo HTTP/1.1\r\nhost: mall.test\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\n';

describe('requests with an incomplete body', () => {
  it('do not count as running requests, and the slowest are dropped for new ones', async () => {
    const mall = await openServer({ maxRequestsAtOnce: 2 });
    const attack = Array.from({ length: 6 }, () => mall.send(HALF_SENT));
    // Bodies are buffered, so only as many are received at once as requests may run.
    await expect.poll(() => attack.filter(({ received }) => received().startsWith('HTTP/1.1 408')).length).toBe(4);
    expect(await mall.status('/api/quick')).toBe(200);
    expect(await mall.status('/page')).toBe(200);
    const post = await fetch(`${mall.url}/api/echo`, { method: 'POST', body: 'hello' });
    expect(await post.json()).toEqual({ got: 'hello' });
  });

  it('end with 408 when nothing more arrives', async () => {
    const mall = await openServer({ bodyTimeoutMs: 100 });
    expect(await mall.send(HALF_SENT).closed).toMatch(/^HTTP\/1\.1 408 /);
    expect(await mall.send(HALF_SENT.replace('content-length: 9', 'transfer-encoding: chunked')).closed).toMatch(
      /^HTTP\/1\.1 408 /,
    );
  });

  it('are refused with 503 when all slots are taken once they are complete', async () => {
    const mall = await openServer({ maxRequestsAtOnce: 1 });
    const { socket, received } = mall.send(HALF_SENT);
    await mall.hold(1);
    socket.write('123456789');
    await expect.poll(received).toMatch(/^HTTP\/1\.1 503 .*call\.overloaded/s);
  });

  it('that were answered early take no slot when the rest arrives', async () => {
    const mall = await openServer({ maxRequestsAtOnce: 1 });
    const { socket, received } = mall.send(HALF_SENT.replace('text/plain', 'image/png'));
    await expect.poll(received).toMatch(/^HTTP\/1\.1 415 /);
    socket.write('123456789GET /api/quick HTTP/1.1\r\nhost: mall.test\r\n\r\n');
    await expect.poll(received).toMatch(/HTTP\/1\.1 200 /);
    await expect.poll(() => mall.server.loadShedding.running).toBe(0);
  });

  it('free everything when the client disconnects', async () => {
    const mall = await openServer({ maxRequestsAtOnce: 1, maxRequestsPerClient: 1, trustProxy: 1 });
    const from = { 'x-forwarded-for': '203.0.113.9' };
    for (let i = 0; i < 5; i++) {
      const { socket } = mall.send(HALF_SENT.replace('host:', 'x-forwarded-for: 203.0.113.9\r\nhost:'));
      await once(socket, 'connect');
      socket.resetAndDestroy();
    }
    await expect.poll(() => mall.status('/api/quick', from)).toBe(200);
    expect(mall.server.loadShedding.running).toBe(0);
  });
});

describe('connections without complete headers', () => {
  /** Below the default of node:http, which looks for such connections every 30 seconds. */
  const BELOW_DEFAULT = { timeout: 15_000 };

  it.each(['', 'GET / HTTP/1.1\r\nhost: mall.test\r\n'])('are closed after %j', BELOW_DEFAULT, async (text) => {
    const mall = await openServer({ headersTimeoutMs: 200 });
    expect(await mall.send(text).closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('are closed although header lines keep arriving', BELOW_DEFAULT, async () => {
    const mall = await openServer({ headersTimeoutMs: 200 });
    const { socket, closed } = mall.send('GET / HTTP/1.1\r\nhost: mall.test\r\n');
    const trickle = setInterval(() => socket.write('x: y\r\n'), 20);
    onTestFinished(() => clearInterval(trickle));
    await closed;
  });
});

describe('limits per client', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('apply to open requests per address, and per /64 network for IPv6', async () => {
    const mall = await openServer({ maxRequestsPerClient: 2, trustProxy: 1 });
    await mall.hold(2, from('203.0.113.9'));
    await mall.hold(2, from('2001:db8:1:2::1'));
    const refused = await fetch(`${mall.url}/api/quick`, { headers: from('203.0.113.9') });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    expect(await refused.json()).toMatchObject({ success: false, reason: 'call.tooMany' });
    expect(await mall.status('/page', from('2001:db8:1:2:ffff::9'))).toBe(429);
    expect(await mall.status('/assets/a.js', from('203.0.113.9'))).toBe(200);
    expect(await mall.status('/api/quick', from('203.0.113.10'))).toBe(200);
    expect(await mall.status('/api/quick', from('2001:db8:1:3::1'))).toBe(200);
    mall.gate.resolve({});
    await expect.poll(() => mall.status('/api/quick', from('203.0.113.9'))).toBe(200);
  });

  it('do not apply to this machine, which may be a proxy', async () => {
    const mall = await openServer({ maxRequestsPerClient: 1, maxConnectionsPerClient: 1 });
    await mall.hold(3);
    expect(await mall.status('/api/quick')).toBe(200);
  });

  // Other systems do not route 127.0.0.2 without configuration.
  it.runIf(process.platform === 'linux')('apply to connections too', async () => {
    const mall = await openServer({ maxConnectionsPerClient: 2 });
    const first = mall.send('', '127.0.0.2');
    const second = mall.send('', '127.0.0.2');
    await Promise.all([once(first.socket, 'connect'), once(second.socket, 'connect')]);
    expect(await mall.send('GET /healthz HTTP/1.1\r\nhost: mall.test\r\n\r\n', '127.0.0.2').closed).toBe('');
    expect(await mall.status('/api/quick')).toBe(200);
    first.socket.destroy();
    const get = 'GET /healthz HTTP/1.1\r\nhost: mall.test\r\nconnection: close\r\n\r\n';
    await expect.poll(() => mall.send(get, '127.0.0.2').closed).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.runIf(process.platform === 'linux')('do not apply to the connections of a proxy', async () => {
    const mall = await openServer({ maxConnectionsPerClient: 1, trustProxy: 1 });
    await once(mall.send('', '127.0.0.2').socket, 'connect');
    const get = 'GET /healthz HTTP/1.1\r\nhost: mall.test\r\nconnection: close\r\n\r\n';
    expect(await mall.send(get, '127.0.0.2').closed).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('apply the rate limit per /64 network for IPv6', async () => {
    const { server } = await openServer({ rateLimitPerMinute: 1 });
    const status = async (remoteAddress: string) =>
      (await server.inject({ url: '/api/quick', remoteAddress })).statusCode;
    expect(await status('2001:db8:1:2::1')).toBe(200);
    expect(await status('2001:db8:1:2:aaaa::2')).toBe(429);
    expect(await status('2001:db8:1:3::1')).toBe(200);
  });
});

describe('requests above the limit of concurrent requests', () => {
  it('are refused before routing, in the caller’s language, for calls and pages alike', async () => {
    const mall = await openServer({ maxRequestsAtOnce: 1 });
    await mall.hold(1);
    const refused = await fetch(`${mall.url}/api/quick`, { headers: { locale: 'de' } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toEqual({
      success: false,
      code: 'A00001',
      reason: 'call.overloaded',
      msg: expect.stringContaining('viel los'),
      data: null,
    });
    expect(refused.headers.has('x-request-id')).toBe(false);
    expect(await mall.status('/page')).toBe(503);
    expect(await mall.status('/assets/a.js')).toBe(200);
    expect(await mall.status('/healthz')).toBe(200);
  });

  it('are counted and logged once a second, not each', async () => {
    const mall = await openServer({ maxRequestsAtOnce: 1 });
    await mall.hold(1);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => mall.status('/api/quick')));
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect(mall.server.loadShedding.refusals.total['call.overloaded']).toBe(20);
    await expect.poll(() => mall.lines.filter((line) => line.includes('load.shed')), { timeout: 5000 }).toHaveLength(1);
    expect(mall.lines.filter((line) => line.includes('request.completed'))).toEqual([]);
  });

  it('make /readyz answer 503 after some seconds, until the load falls', async () => {
    const mall = await openServer({ maxRequestsAtOnce: 1 });
    await mall.hold(1);
    expect(await mall.status('/readyz')).toBe(200);
    expect(await mall.status('/api/quick')).toBe(503);
    expect(await mall.status('/readyz')).toBe(200);
    const { now } = performance;
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 5000);
    onTestFinished(() => void vi.restoreAllMocks());
    expect([await mall.status('/readyz'), await mall.status('/healthz')]).toEqual([503, 200]);
    mall.gate.resolve({});
    await expect.poll(() => mall.status('/readyz')).toBe(200);
  });

  it('do not delay closing the server', async () => {
    const mall = await openServer({ maxRequestsAtOnce: 1 });
    const [inFlight] = await mall.hold(1);
    const refused = fetch(`${mall.url}/api/quick`);
    await expect.poll(() => mall.server.loadShedding.refusals.total['call.overloaded']).toBe(1);
    const closed = mall.server.close();
    expect((await refused).status).toBe(503);
    mall.gate.resolve({});
    expect((await inFlight)?.status).toBe(200);
    await closed;
  });
});
