import { mailContact, mobileContact } from '@galleria/domain/accounts/contact';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Config } from '../../config.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { testMails } from './testing/test-mails.ts';
import { openTestMessages, write } from './testing/write-and-send.ts';

async function openOutbox(changes: Partial<Config> = {}) {
  const app = await openTestApp(changes);
  const messages = openTestMessages(app);
  const values = { code: '482913', minutes: 10, nickName: '<script>alert(1)</script>' };
  await write(app, messages, { to: mailContact('ada@example.org'), locale: 'ar', mail: testMails.welcome, values });
  await write(app, messages, { to: mobileContact('13800000000'), locale: 'en', mail: testMails.loginCode, values });
  return (request: InjectOptions = {}) => app.server.inject({ url: '/dev/outbox', ...request });
}

describe('the outbox page', () => {
  it('lists messages, the newest first', async () => {
    const open = await openOutbox();
    const page = await open();
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('Galleria: 482913 is your code to sign in.');
    expect(page.body.indexOf('13800000000')).toBeLessThan(page.body.indexOf('ada@example.org'));
  });

  it('escapes values, and shows mails in a sandboxed frame', async () => {
    const { body } = await (await openOutbox())();
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).toMatch(/<iframe sandbox title="[^"]+" srcdoc="&lt;!doctype html&gt;/);
  });

  it('marks its style and script with the nonce of the Content-Security-Policy', async () => {
    const page = await (await openOutbox())();
    const [, nonce] = String(page.headers['content-security-policy']).match(/'nonce-([\w-]+)'/) ?? [];
    expect(page.body.match(/<(style|script) nonce="[^"]*"/g)).toEqual([
      `<style nonce="${nonce}"`,
      `<script nonce="${nonce}"`,
    ]);
  });

  it('filters by address, ignoring case and spaces', async () => {
    const open = await openOutbox();
    const { body } = await open({ query: { to: ' Ada@Example.org ' } });
    expect(body).toContain('ada@example.org');
    expect(body).not.toContain('13800000000');
    const nobody = await open({ query: { to: '"><b>' } });
    expect(nobody.body).toContain('Nothing was written to &quot;&gt;&lt;b&gt; yet.');
  });

  it('is available as JSON', async () => {
    const open = await openOutbox();
    const answered = await open({ url: '/dev/outbox.json', query: { to: '13800000000' } });
    expect(answered.json()).toEqual({
      messages: [expect.objectContaining({ channel: 'mobile', template: 'loginCode', state: 'waiting' })],
    });
  });

  it.each<[string, InjectOptions]>([
    ['a foreign address', { remoteAddress: '203.0.113.9' }],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['a proxy that hides the address', { headers: { via: '1.1 proxy' } }],
    ['a strange name that points here', { headers: { host: 'evil.example:3000' } }],
  ])('does not exist for %s', async (_, request) => {
    const open = await openOutbox();
    for (const url of ['/dev/outbox', '/dev/outbox.json']) {
      const answered = await open({ ...request, url });
      expect(answered.statusCode).toBe(404);
      expect(answered.body).not.toContain('482913');
    }
  });

  it('does not exist when the configuration disables it', async () => {
    const open = await openOutbox({ showsOutbox: false });
    expect((await open()).statusCode).toBe(404);
    expect((await open({ url: '/dev/outbox.json' })).statusCode).toBe(404);
  });
});
