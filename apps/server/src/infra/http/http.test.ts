import net from 'node:net';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createLog } from '../log/log.ts';
import { openSession } from '../sessions/sessions.ts';
import { createHttpServer } from './http-server.ts';

const multipart = (bytes: Buffer, field = 'file') => {
  const edge = 'edge';
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${edge}\r\ncontent-disposition: form-data; name="${field}"; filename="a.svg"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${edge}--\r\n`),
    ]),
  };
};

describe('API wire format', () => {
  it('answers an unknown call with 404 and a message in the caller’s language', async () => {
    const app = await openTestApp();
    const { status, envelope } = await app.call('/no/such/call', { headers: { locale: 'fr' } });
    expect(status).toBe(404);
    expect(envelope).toMatchObject({ success: false, code: 'A00001', reason: 'call.unknown', data: null });
    expect(envelope.msg).not.toBe((await app.call('/no/such/call')).envelope.msg);
  });

  it('accepts the token raw or as Bearer, and treats an empty token as a visitor', async () => {
    const app = await openTestApp();
    const token = await openSession(app.database.queries, 'buyer', 'u1');
    const code = async (authorization: string) =>
      (await app.call('/p/notice/topNoticeList/0', { headers: { authorization } })).envelope.code;
    expect(await code(token)).toBe('00000');
    expect(await code(`Bearer ${token}`)).toBe('00000');
    expect(await code('')).toBe('A00004');
    expect(await code(`${token}x`)).toBe('A00004');
    expect(await code("' or 1=1 --")).toBe('A00004');
  });

  it('extends a buyer’s session with every call, and ends it after a month without one', async () => {
    const app = await openTestApp();
    const token = await openSession(app.database.queries, 'buyer', 'u1');
    const codeAfter = async (time: string) => {
      await app.moveClock(time);
      return (await app.call('/p/notice/topNoticeList/0', { headers: { authorization: token } })).envelope.code;
    };
    expect(await codeAfter('20 days')).toBe('00000');
    expect(await codeAfter('40 days')).toBe('00000');
    expect(await codeAfter('71 days')).toBe('A00004');
  });

  it('refuses a session of staff in a call for buyers', async () => {
    const app = await openTestApp();
    const token = await openSession(app.database.queries, 'staff', 's1');
    const { envelope } = await app.call('/p/notice/topNoticeList/0', { headers: { authorization: token } });
    expect(envelope.code).toBe('A00004');
  });

  it('clears the token cookie with A00004', async () => {
    const app = await openTestApp();
    const { headers } = await app.call('/p/notice/topNoticeList/0', {
      headers: { cookie: 'cbecBbcToken=gone-gone-gone-gone-gone' },
    });
    expect(String(headers['set-cookie'])).toMatch(/^cbecBbcToken=;.*Expires=Thu, 01 Jan 1970/);
  });
});

describe('uploads that are authenticated by cookie', () => {
  it('must come from the mall’s own pages', async () => {
    const app = await openTestApp();
    const token = await openSession(app.database.queries, 'buyer', 'u1');
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const write = async (headers: Record<string, string>) => {
      const form = multipart(picture);
      const { status, envelope } = await app.call('/p/file/upload', {
        method: 'POST',
        payload: form.payload,
        headers: { ...form.headers, host: 'mall.test', ...headers },
      });
      return [status, envelope.reason ?? envelope.code];
    };
    const cookie = `cbecBbcToken=${token}`;
    expect(await write({ cookie, 'sec-fetch-site': 'same-origin' })).toEqual([200, '00000']);
    expect(await write({ cookie, origin: 'http://mall.test' })).toEqual([200, '00000']);
    expect(await write({ cookie, 'sec-fetch-site': 'cross-site' })).toEqual([403, 'access.foreignOrigin']);
    expect(await write({ cookie, 'sec-fetch-site': 'same-site' })).toEqual([403, 'access.foreignOrigin']);
    expect(await write({ cookie, origin: 'http://evil.test' })).toEqual([403, 'access.foreignOrigin']);
    expect(await write({ cookie, origin: 'null' })).toEqual([403, 'access.foreignOrigin']);
    expect(await write({ authorization: token, origin: 'http://evil.test' })).toEqual([200, '00000']);
  });
});

describe('POST /p/file/upload', () => {
  it('stores a picture and serves it in a format that the browser accepts', async () => {
    const app = await openTestApp();
    const token = await openSession(app.database.queries, 'buyer', 'u1');
    const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const form = multipart(picture);
    const { envelope } = await app.call('/p/file/upload', {
      method: 'POST',
      payload: form.payload,
      headers: { ...form.headers, authorization: token },
    });
    expect(envelope.data).toEqual({ fileId: expect.any(Number), filePath: expect.stringMatching(/^pictures\//) });
    const { filePath } = envelope.data as { filePath: string };
    const served = await app.server.inject({ url: `/${filePath}?w=240`, headers: { accept: 'image/avif,image/webp' } });
    expect(served.statusCode).toBe(200);
    expect(served.headers['content-type']).toBe('image/avif');
    expect(served.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await sharp(served.rawPayload).metadata()).width).toBe(240);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture.format'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'picture.format'],
    ['a file over 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 'picture.tooLarge'],
    ['a file far over it', Buffer.alloc(12 * 1024 * 1024), 'call.tooLarge'],
  ])('refuses %s', async (_, bytes, reason) => {
    const app = await openTestApp();
    const token = await openSession(app.database.queries, 'buyer', 'u1');
    const form = multipart(bytes);
    const { envelope } = await app.call('/p/file/upload', {
      method: 'POST',
      payload: form.payload,
      headers: { ...form.headers, authorization: token },
    });
    expect(envelope).toMatchObject({ success: false, reason });
    expect(envelope.msg).toMatch(/\S/);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'a body that ends early',
      'multipart/form-data; boundary=edge',
      '--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
  ])('refuses multipart with %s', async (_, type, payload) => {
    const app = await openTestApp();
    const token = await openSession(app.database.queries, 'buyer', 'u1');
    const headers = { 'content-type': type, authorization: token };
    const { status, envelope } = await app.call('/p/file/upload', { method: 'POST', payload, headers });
    expect([status, envelope.reason]).toEqual([400, 'input.invalid']);
  });

  it('asks a visitor to sign in, and names the missing file', async () => {
    const app = await openTestApp();
    const guest = await app.call('/p/file/upload', { method: 'POST', ...multipart(Buffer.from('x')) });
    expect(guest.envelope.code).toBe('A00004');
    const token = await openSession(app.database.queries, 'buyer', 'u1');
    const form = multipart(Buffer.from('x'), 'other');
    const { envelope } = await app.call('/p/file/upload', {
      method: 'POST',
      payload: form.payload,
      headers: { ...form.headers, authorization: token },
    });
    expect(envelope).toMatchObject({ code: 'A00014', data: [{ field: 'file' }] });
  });
});

describe('limits', () => {
  it('refuses a body that is too large (413) or of an unsupported type (415), in the envelope', async () => {
    const app = await openTestApp();
    app.server.post('/api/echo', { config: { access: { who: 'visitor' } } }, async (request) => ({
      got: request.body,
    }));
    const large = await app.call('/echo', { method: 'POST', payload: { text: 'x'.repeat(1024 * 1024) } });
    expect([large.status, large.envelope.reason]).toEqual([413, 'call.tooLarge']);
    const odd = await app.call('/echo', {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      payload: '<a/>',
    });
    expect([odd.status, odd.envelope.reason]).toEqual([415, 'call.wrongType']);
    const broken = await app.call('/echo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect([broken.status, broken.envelope.reason]).toEqual([400, 'input.invalid']);
    const trick = await app.call('/echo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: '{"__proto__":{"x":1}}',
    });
    expect([trick.status, trick.envelope.reason]).toEqual([400, 'input.invalid']);
  });

  it('accepts empty, bare-number and bare-array JSON bodies', async () => {
    const app = await openTestApp();
    app.server.post('/api/echo', { config: { access: { who: 'visitor' } } }, async (request) => ({
      got: request.body ?? 'nothing',
    }));
    const send = async (payload: string) =>
      (
        await app.server.inject({
          method: 'POST',
          url: '/api/echo',
          headers: { 'content-type': 'application/json' },
          payload,
        })
      ).json();
    expect(await send('')).toEqual({ got: 'nothing' });
    expect(await send('7')).toEqual({ got: 7 });
    expect(await send('[1,2]')).toEqual({ got: [1, 2] });
  });

  it('answers requests above the rate limit of a caller with 429 and Retry-After', async () => {
    const app = await openTestApp({ rateLimitPerMinute: 5 });
    const answers = [];
    for (let i = 0; i < 7; i++) answers.push(await app.call('/currency/list'));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers[6]?.envelope).toMatchObject({ success: false, reason: 'call.tooMany' });
    expect(Number(answers[6]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.server.inject('/healthz')).statusCode).toBe(200);
  });

  it('answers overload with 503 and Retry-After, and still answers health checks', async () => {
    const app = await openTestApp({ maxRequestsAtOnce: 2 });
    const gate = Promise.withResolvers<object>();
    const arrived: object[] = [];
    app.server.get('/api/slow', { config: { access: { who: 'visitor' } } }, (request) => {
      arrived.push(request);
      return gate.promise;
    });
    const url = await app.server.listen({ host: '127.0.0.1', port: 0 });
    const atWork = [fetch(`${url}/api/slow`), fetch(`${url}/api/slow`)];
    await expect.poll(() => arrived.length).toBe(2);
    const refused = await fetch(`${url}/api/currency/list`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ success: false, reason: 'call.overloaded' });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    gate.resolve({});
    expect((await Promise.all(atWork)).map((one) => one.status)).toEqual([200, 200]);
    await expect.poll(async () => (await fetch(`${url}/api/currency/list`)).status).toBe(200);
  });

  it('answers a fault without stack or error text', async () => {
    const app = await openTestApp();
    app.server.get('/api/broken', { config: { access: { who: 'visitor' } } }, async () => {
      throw new Error('select * from secret');
    });
    const { status, envelope } = await app.call('/broken');
    expect([status, envelope.code, envelope.reason]).toEqual([500, 'A00005', 'server.fault']);
    expect(JSON.stringify(envelope)).not.toContain('secret');
  });
});

describe('aborted requests', () => {
  it('are no longer counted as in progress', async () => {
    const app = await openTestApp({ maxRequestsAtOnce: 3 });
    const arrivals: (() => void)[] = [];
    app.server.get('/api/slow', { config: { access: { who: 'visitor' } } }, (request) => {
      arrivals.shift()?.();
      return new Promise((resolve) => request.raw.once('close', () => resolve({})));
    });
    const { port } = new URL(await app.server.listen({ host: '127.0.0.1', port: 0 }));
    for (let i = 0; i < 10; i++) {
      const arrived = new Promise<void>((resolve) => arrivals.push(resolve));
      const socket = net.connect(Number(port), '127.0.0.1');
      socket.write('GET /api/slow HTTP/1.1\r\nhost: mall.test\r\n\r\n');
      await arrived;
      socket.resetAndDestroy();
      await new Promise((resolve) => socket.once('close', resolve));
    }
    await expect.poll(() => app.server.loadShedding.running).toBe(0);
  });
});

describe('a URL that cannot be decoded', () => {
  it.each(['/api/%', '/%', '/api/x%ff'])('%s is refused with 400 in the envelope', async (url) => {
    const app = await openTestApp();
    const response = await app.server.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, reason: 'input.invalid' });
  });
});

describe('registering a route', () => {
  it('throws when the route does not declare its access', () => {
    const config = testConfig({ dataDir: '.' });
    const server = createHttpServer(config, createLog(config));
    expect(() => server.get('/forgotten', async () => 'x')).toThrow('does not say who may use it');
  });
});

describe('response headers', () => {
  it('forbid framing, scripts and content sniffing', async () => {
    const app = await openTestApp();
    const { headers } = await app.call('/currency/list');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it.each(['zstd', 'br', 'gzip'])('compress with %s when the client accepts it', async (encoding) => {
    const app = await openTestApp();
    const { headers, statusCode } = await app.server.inject({
      url: '/api/category/categoryInfo',
      headers: { 'accept-encoding': encoding },
    });
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(String(headers.vary)).toContain('Accept-Encoding');
  });
});

describe('endpoints for operators', () => {
  it('/readyz answers 503 while the database is unavailable', async () => {
    const app = await openTestApp();
    expect((await app.server.inject('/readyz')).statusCode).toBe(200);
    vi.spyOn(app.database, 'isAvailable').mockResolvedValue(false);
    expect((await app.server.inject('/readyz')).statusCode).toBe(503);
  });

  it('/metrics answers this machine only, and with a token only its holders', async () => {
    const open = await openTestApp();
    await open.call('/currency/list');
    const text = (await open.server.inject('/metrics')).body;
    expect(text).toContain('process_cpu_user_seconds_total');
    expect(text).toContain('route="/api/currency/list"');
    const far = await open.server.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(far.statusCode).toBe(404);
    const forwarded = { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' };
    expect((await open.server.inject({ url: '/metrics', headers: forwarded })).statusCode).toBe(404);
    const closed = await openTestApp({ metricsToken: 'a token of good length' });
    expect((await closed.server.inject('/metrics')).statusCode).toBe(404);
    const headers = { authorization: 'Bearer a token of good length' };
    expect((await closed.server.inject({ url: '/metrics', headers })).statusCode).toBe(200);
  });

  it('/api/openapi.json describes every operation, and /api/docs is served', async () => {
    const app = await openTestApp();
    const document = (await app.server.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/category/categoryInfo'].get).toMatchObject({
      operationId: 'catalogue.categoryList',
      parameters: expect.arrayContaining([expect.objectContaining({ name: 'parentId', in: 'query' })]),
    });
    expect(document.paths['/p/notice/topNoticeList/{shopId}'].get.security).toEqual([{ token: [] }]);
    expect(document.paths['/p/file/upload'].post.requestBody.content).toHaveProperty(['multipart/form-data']);
    const [good, bad] = document.paths['/notice/info/{id}'].get.responses[200].content['application/json'].schema.oneOf;
    expect(good.properties.success).toEqual({ const: true });
    expect(bad.properties.reason.enum).toContain('notice.notFound');
    expect(bad.properties.code.enum).toEqual(['A00001', 'A00004']);
    const docs = await app.server.inject('/api/docs');
    expect(docs.body).toContain('/category/categoryInfo');
    const nonce = docs.body.match(/<style nonce="([^"]+)"/)?.[1];
    expect(docs.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });
});
