import http from 'node:http';
import { expect, test } from '../support/fixtures.ts';

/** Browsers tidy addresses up before they send them; this does not. */
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

test('page actions limit the size of a body, and a body that is no form changes nothing', async ({ request }) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const large = await request.post('/preferences', { headers, data: `lang=${'x'.repeat(2 * 1024 * 1024)}` });
  expect(large.status()).toBe(413);
  const odd = await request.post('/preferences', {
    headers: { 'content-type': 'text/plain' },
    data: 'x',
    maxRedirects: 0,
  });
  expect(odd.status()).toBe(303);
});

test('a cross-origin POST to a page is refused', async ({ request }) => {
  const answer = await request.post('/preferences', {
    headers: { 'sec-fetch-site': 'cross-site' },
    form: { lang: 'zh_CN' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
});
