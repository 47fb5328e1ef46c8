import { tmpdir } from 'node:os';
import type { PageVisit } from '@galleria/contract/call';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';
import { Overloaded, registerFaults } from '../http/faults.ts';
import { createHttpServer } from '../http/http-server.ts';
import { registerSecurityHeaders } from '../http/security-headers.ts';
import { createLog } from '../log/log.ts';
import { SharedAnswers } from './shared-answers.ts';
import { SharedPages } from './shared-pages.ts';
import { registerStorefrontPages, type StorefrontOptions } from './storefront-pages.ts';

type Page = (request: Request, visit: PageVisit) => Promise<Response>;

/** Mimics React Router around a page: an error is reported and becomes a 500, a failure of the host is shown. */
function framed(page: Page): Page {
  return async (request, visit) => {
    try {
      if (visit.failure)
        return new Response(`${visit.locale} ${visit.failure.message}`, { status: visit.failure.status });
      return await page(request, visit);
    } catch (problem) {
      visit.report(problem);
      return new Response('error page', { status: 500 });
    }
  };
}

async function openPages(page: Page, options: Partial<StorefrontOptions> = {}) {
  const config = testConfig({ dataDir: tmpdir(), logLevel: 'error' });
  const logged: string[] = [];
  const server = createHttpServer(config, createLog(config, { write: (line) => logged.push(line) }));
  onTestFinished(() => server.close());
  registerSecurityHeaders(server, config);
  registerFaults(server);
  await registerStorefrontPages(server, {
    config,
    calls: {
      bindings: [],
      find: () => {
        throw new Error('these pages call nothing');
      },
    },
    queries: drizzle.mock(),
    handler: async () => framed(page),
    offered: async () => ({
      locales: ['en', 'fr'],
      defaultLocale: 'en',
      currencyCodes: ['USD'],
      defaultCurrencyCode: 'USD',
    }),
    publicUrl: () => 'http://mall.test',
    sharedPages: new SharedPages(() => true),
    sharedAnswers: new SharedAnswers({ isListening: () => true }),
    ...options,
  });
  return { server, logged };
}

const FORM = 'application/x-www-form-urlencoded';
const readForm: Page = async (request) => Response.json([...(await request.formData())]);

describe('a form posted to a page', () => {
  it.each([
    ['text/plain', 'x'],
    ['application/json', '{"lang":"fr"}'],
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=edge', '--edge\r\nbroken'],
    ['nonsense', 'x'],
    [`${FORM}, multipart/form-data; boundary=edge`, 'a=1'],
    ['', 'x'],
  ])('of type %j is read, or refused in the visitor’s language, but never causes a fault', async (type, payload) => {
    const { server, logged } = await openPages(readForm);
    const headers = { 'content-type': type, 'accept-language': 'fr' };
    const answer = await server.inject({ method: 'POST', url: '/login', headers, payload });
    expect([200, 415]).toContain(answer.statusCode);
    if (answer.statusCode === 415) expect(answer.body).toMatch(/^fr \S/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(logged).toEqual([]);
  });

  it.each([
    [FORM, 'a=1&b=%zz', '[["a","1"],["b","%zz"]]'],
    [`${FORM};charset=UTF-8`, 'a=1', '[["a","1"]]'],
    [undefined, undefined, '[]'],
  ])('of type %j is read', async (type, payload, read) => {
    const { server } = await openPages(readForm);
    const headers = type ? { 'content-type': type } : {};
    const answer = await server.inject({ method: 'POST', url: '/login', headers, payload });
    expect([answer.statusCode, answer.body]).toEqual([200, read]);
  });

  it('of more than one megabyte is refused', async () => {
    const { server, logged } = await openPages(readForm);
    const payload = 'x'.repeat(1024 * 1024 + 1);
    const answer = await server.inject({ method: 'POST', url: '/login', headers: { 'content-type': FORM }, payload });
    expect(answer.statusCode).toBe(413);
    expect(logged).toEqual([]);
  });
});

describe('a page whose database is unreachable', () => {
  const away = () => Promise.reject(new Overloaded('the database is away'));

  it.each(['/', '/login?lang=fr'])('%s answers 503 with Retry-After, and logs no stack', async (url) => {
    const { server, logged } = await openPages(away);
    const answer = await server.inject({ url });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(logged).toEqual([]);
  });

  it('answers in the visitor’s language even when the offered languages cannot be read', async () => {
    const { server, logged } = await openPages(readForm, { offered: away });
    const answer = await server.inject({ url: '/', headers: { 'accept-language': 'fr' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.body).toMatch(/^fr \S/);
    expect(logged).toEqual([]);
  });

  it('answers 500 for a bug, and logs its stack', async () => {
    for (const bug of [new TypeError('a bug'), new SyntaxError('a bug')]) {
      const { server, logged } = await openPages(() => Promise.reject(bug));
      expect((await server.inject({ url: '/' })).statusCode).toBe(500);
      expect(logged).toHaveLength(1);
      expect(logged[0]).toContain('a bug');
    }
  });
});

describe('the Cache-Control header of pages', () => {
  const cacheControl = async (page: Page, method: 'GET' | 'POST' = 'GET') => {
    const { server } = await openPages(page);
    return (await server.inject({ method, url: '/x', headers: { cookie: 'other=1' } })).headers['cache-control'];
  };

  it('is private, no-cache by default and no-store after a form, and can be set by the page', async () => {
    const plain: Page = async () => new Response('x');
    expect(await cacheControl(plain)).toBe('private, no-cache');
    expect(await cacheControl(plain, 'POST')).toBe('no-store');
    expect(await cacheControl(async () => new Response('x', { headers: { 'Cache-Control': 'no-store' } }))).toBe(
      'no-store',
    );
  });
});
