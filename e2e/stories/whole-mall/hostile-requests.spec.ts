import http from 'node:http';
import { expect, test } from '../../support/fixtures.ts';
import { registerWithCart } from '../../support/records/buyer.ts';

/** Sends the path as it is; browsers and `fetch` would normalise it. */
function get(path: string): Promise<{ status: number; location: string }> {
  const { hostname, port } = new URL(process.env.MALL_URL ?? '');
  return new Promise((resolve, reject) => {
    const request = http.get({ hostname, port, path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' });
    });
    request.once('error', reject);
  });
}

for (const path of [
  '//',
  '///',
  '//evil.test/terms-page',
  '/\\evil.test',
  'http://evil.test/nope',
  '/assets/..%2f..%2fserver/index.js',
  '/%',
]) {
  test(`${path} is answered without a 5xx and without a redirect to another site`, async () => {
    const { status, location } = await get(path);
    expect(status).toBeLessThan(500);
    expect(location).not.toContain('evil');
  });
}

test('a form of a page is bounded like any other body', async ({ request }) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const large = await request.post('/preferences', { headers, data: `lang=${'x'.repeat(2 * 1024 * 1024)}` });
  expect(large.status()).toBe(413);
});

for (const [type, data] of [
  ['text/plain', 'x'],
  ['application/json', '{}'],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=edge', '--edge\r\nbroken'],
]) {
  test(`a form of the type ${type} is refused, on a page in the visitor's language`, async ({ request }) => {
    for (const path of [
      '/login',
      '/register',
      '/coupons',
      '/special-discount',
      '/cart',
      '/preferences',
      '/log-out',
      '/login.data',
    ]) {
      const headers = { 'content-type': type ?? '', 'accept-language': 'de' };
      const answer = await request.post(path, { headers, data, maxRedirects: 0 });
      expect(answer.status(), path).toBe(415);
      expect(answer.headers()['cache-control'], path).toBe('no-store');
      if (path === '/login') expect(await answer.text()).toContain('<html lang="de"');
    }
  });
}

test('a form for a page that takes none is refused', async ({ request }) => {
  for (const path of ['/', '/list', '/404', '/terms-page', '/list.data']) {
    expect((await request.post(path, { form: { a: '1' } })).status(), path).toBe(405);
  }
});

test('a cross-origin POST to a page is refused', async ({ request }) => {
  const answer = await request.post('/preferences', {
    headers: { 'sec-fetch-site': 'cross-site' },
    form: { lang: 'zh_CN' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
});

test('private pages are sent with no-store, public ones with no-cache', async ({ request }) => {
  await registerWithCart(request);
  const cacheControl = async (path: string) => (await request.get(path)).headers()['cache-control'];
  for (const path of [
    '/cart',
    '/cart.data',
    '/user-center/uc-home',
    '/user-center/uc-order.data',
    '/search-panel.data',
  ]) {
    expect(await cacheControl(path), path).toBe('no-store');
  }
  for (const path of ['/', '/list', '/list.data']) {
    expect(await cacheControl(path), path).toBe('private, no-cache');
  }
});
