import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { CompactEncrypt, generateKeyPair, importJWK, type JWK } from 'jose';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openApp } from '../../../app.ts';
import { createLog } from '../../../infra/log/log.ts';
import { openSharedTestApp, openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { BUYER, countReasons } from '../testing/people.ts';
import { TestBrowser } from '../testing/test-browser.ts';

const app = await openSharedTestApp();

type EncryptionKey = Parameters<CompactEncrypt['encrypt']>[0];

interface EncryptOptions {
  readonly key?: EncryptionKey;
  readonly alg?: string;
  readonly enc?: string;
  readonly content?: unknown;
}

const content = (password: string, ageSeconds = 0) => ({ t: Date.now() - ageSeconds * 1000, p: password });

async function keyOf(app: Pick<TestApp, 'server'>): Promise<EncryptionKey> {
  const { data } = await new TestBrowser(app).call('GET', '/crypto/publicKey');
  return importJWK(data as JWK, 'ECDH-ES+A256KW');
}

/** Encrypts a password as the browser does. */
async function encrypt(app: Pick<TestApp, 'server'>, given: EncryptOptions = {}): Promise<string> {
  const payload = new TextEncoder().encode(JSON.stringify(given.content ?? content(BUYER.password)));
  return new CompactEncrypt(payload)
    .setProtectedHeader({ alg: given.alg ?? 'ECDH-ES+A256KW', enc: given.enc ?? 'A256GCM' })
    .encrypt(given.key ?? (await keyOf(app)));
}

const publicBrowser = (app: Pick<TestApp, 'server'>) => new TestBrowser(app, { remoteAddress: '203.0.113.4' });

function login(browser: TestBrowser, passWord: string) {
  return browser.call('POST', '/login', { userName: BUYER.mail, passWord });
}

/** Re-encodes a part: the last base64url character has unused bits, so another text decodes to the same bytes. */
function reencode(jwe: string, part: number): string {
  const parts = jwe.split('.');
  const text = parts[part] ?? '';
  const bytes = Buffer.from(text, 'base64url');
  const other = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    .map((last) => text.slice(0, -1) + last)
    .find((spelling) => spelling !== text && Buffer.from(spelling, 'base64url').equals(bytes));
  parts[part] = other ?? text;
  return parts.join('.');
}

describe('encrypted password', () => {
  it('is accepted over a public connection, once, also when replayed concurrently', async () => {
    const passWord = await encrypt(app);
    expect((await login(publicBrowser(app), passWord)).reason).toBeUndefined();
    expect((await login(publicBrowser(app), passWord)).reason).toBe('password.stale');
    const again = await encrypt(app);
    const attempts = await Promise.all(Array.from({ length: 10 }, () => login(publicBrowser(app), again)));
    expect(countReasons(attempts)).toEqual({ ok: 1, 'password.stale': 9 });
  });

  it('is a replay also in another encoding of the same bytes', async () => {
    const passWord = await encrypt(app);
    expect((await login(publicBrowser(app), passWord)).reason).toBeUndefined();
    for (const part of [1, 4]) {
      const other = reencode(passWord, part);
      expect(other).not.toBe(passWord);
      expect((await login(publicBrowser(app), other)).reason).toBe('password.stale');
    }
  });

  it('is refused when old, damaged, or encrypted with another key or algorithm', async () => {
    const foreign = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256' });
    const rsa = await generateKeyPair('RSA-OAEP');
    const good = await encrypt(app);
    const [header = '', key = '', iv = '', text = '', tag = ''] = good.split('.');
    const damaged = [...text].reverse().join('');
    const useless = {
      'eleven minutes old': await encrypt(app, { content: content(BUYER.password, 660) }),
      'from the future': await encrypt(app, { content: content(BUYER.password, -300) }),
      'without a time': await encrypt(app, { content: { p: BUYER.password } }),
      'with its time as text': await encrypt(app, { content: { t: String(Date.now()), p: BUYER.password } }),
      'without a password': await encrypt(app, { content: { t: Date.now() } }),
      'with an endless password': await encrypt(app, { content: content('x'.repeat(201)) }),
      'not an object': await encrypt(app, { content: 'just text, and long enough to look like something' }),
      'for another key': await encrypt(app, { key: foreign.publicKey }),
      'by RSA': await encrypt(app, { key: rsa.publicKey, alg: 'RSA-OAEP' }),
      'by a shared key': await encrypt(app, {
        key: randomBytes(32),
        alg: 'dir',
        content: content(BUYER.password.repeat(9)),
      }),
      'agreed upon directly': await encrypt(app, { alg: 'ECDH-ES' }),
      'with a shorter key': await encrypt(app, { enc: 'A128GCM' }),
      'with other bytes': [header, key, iv, damaged, tag].join('.'),
      'with another tag': [header, key, iv, text, randomBytes(16).toString('base64url')].join('.'),
    };
    for (const [what, passWord] of Object.entries(useless)) {
      expect([what, (await login(publicBrowser(app), passWord)).reason]).toEqual([what, 'password.stale']);
    }
    expect((await login(publicBrowser(app), good)).reason).toBeUndefined();
    // Nearly ten minutes is young enough, and browsers' clocks may be a little ahead.
    for (const age of [590, -60]) {
      const passWord = await encrypt(app, { content: content(BUYER.password, age) });
      expect((await login(publicBrowser(app), passWord)).reason).toBeUndefined();
    }
  });

  it('is decrypted by every server that shares the secret, and by no other', async () => {
    const other = await openTestApp({ secretKey: 'another secret of good length, for another mall' });
    expect((await login(publicBrowser(other), await encrypt(app))).reason).toBe('password.stale');
    const sibling = await openTestApp();
    expect((await login(publicBrowser(sibling), await encrypt(app))).reason).toBeUndefined();
  });
});

describe('plain password', () => {
  it('is accepted only from loopback and over TLS', async () => {
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect((await login(new TestBrowser(app, { remoteAddress }), BUYER.password)).reason).toBeUndefined();
    }
    expect((await login(publicBrowser(app), BUYER.password)).reason).toBe('password.notSealed');
    // Forwarded headers do not count without a trusted proxy.
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
    const spoofer = new TestBrowser(app, { remoteAddress: '203.0.113.4', headers });
    expect((await login(spoofer, BUYER.password)).reason).toBe('password.notSealed');
    const behindProxy = await openTestApp({ trustProxy: 1 });
    const from = (proto: string) =>
      new TestBrowser(behindProxy, { headers: { 'x-forwarded-proto': proto, 'x-forwarded-for': '203.0.113.4' } });
    expect((await login(from('https'), BUYER.password)).reason).toBeUndefined();
    expect((await login(from('http'), BUYER.password)).reason).toBe('password.notSealed');
  });

  it('is refused over a public connection by every operation that takes one', async () => {
    const browser = publicBrowser(app);
    await login(browser, await encrypt(app));
    const passWord = 'Lantern#4821';
    const calls = [
      ['POST', '/user/register', { checkRegisterSmsFlag: 'x', nickName: 'Somebody', passWord }],
      ['PUT', '/user/updatePwd', { checkRegisterSmsFlag: 'x', passWord }],
      ['PUT', '/p/user/password', { oldPassword: BUYER.password, newPassword: passWord }],
      [
        'PUT',
        '/p/user/password',
        { oldPassword: BUYER.password, newPassword: await encrypt(app, { content: content(passWord) }) },
      ],
      ['PUT', '/p/user/payPassword', { payPassword: '112233', oldPayPassword: BUYER.payPassword }],
      ['POST', '/p/user/destroy', { passWord: BUYER.password }],
      ['PUT', '/p/user/contact', { mail: 'a@example.org', validCode: '1', passWord: BUYER.password }],
    ] as const;
    for (const [method, callPath, input] of calls) {
      expect([callPath, await browser.reason(method, callPath, input)]).toEqual([callPath, 'password.notSealed']);
    }
  });
});

describe('log', () => {
  it('never contains a password', async () => {
    const { databaseUrl } = await openTestApp();
    const lines: string[] = [];
    const { dataDir } = inject('testDatabase');
    const app = await openApp({
      config: testConfig({ dataDir }),
      log: createLog({ logLevel: 'trace' }, { write: (line) => lines.push(line) }),
      databaseUrl,
      projectDir: path.resolve(import.meta.dirname, '../../../../../..'),
      withPages: false,
      withJobs: false,
      print: () => undefined,
    });
    onTestFinished(() => app.close());
    const browser = new TestBrowser(app);
    const encrypted = await encrypt(app);
    await login(browser, encrypted);
    await login(browser, encrypted);
    await login(publicBrowser(app), 'Plain-from-afar#1');
    await login(browser, 'Wrong-and-plain#1');
    await browser.call('POST', '/login', { userName: 7, passWord: 'In-a-broken-form#1' });
    await browser.call('PUT', '/p/user/payPassword', { payPassword: '918273', oldPayPassword: BUYER.payPassword });
    await app.database.pool.query('alter table try_count rename to gone');
    expect((await login(browser, 'While-it-is-broken#1')).reason).toBe('server.fault');
    const log = lines.join('');
    expect(log).toContain('/api/login');
    expect(log).toContain('a request failed');
    const secrets = [
      encrypted,
      BUYER.password,
      '-from-afar',
      '-and-plain',
      '-a-broken',
      'it-is-broken',
      '918273',
      BUYER.payPassword,
    ];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
});
