import { createHash } from 'node:crypto';
import { PASSWORD_ATTEMPTS } from '@galleria/domain/accounts/limits';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { BUYER, buyerAt, countReasons } from '../testing/people.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { countAttempt } from './guards-db.ts';

const app = await openSharedTestApp();

const GUESSES = 1000;
const STEPS = 100;
/** Over TLS, where passwords may be sent in plain text. */
const HTTPS = { 'x-forwarded-proto': 'https' };
const ALMOST_15_MINUTES_SECONDS = 880;

/** A browser in another network for each number. */
function inNetwork(app: TestApp, network: number): TestBrowser {
  return new TestBrowser(app, {
    headers: { ...HTTPS, 'x-forwarded-for': `100.${network >> 16}.${(network >> 8) & 255}.${network & 255}` },
  });
}

function guess(app: TestApp, network: number, userName: string, passWord = `Guess#${network}`) {
  return inNetwork(app, network).call('POST', '/login', { userName, passWord });
}

/** Attempts over 15 minutes, each from a network of its own, at all names of one account. */
async function guessFor15Minutes(app: TestApp, names: readonly string[]): Promise<Record<string, number>> {
  const perStep = GUESSES / STEPS;
  const answers = [];
  for (let step = 0; step < STEPS; step++) {
    await app.moveClock(`${Math.floor((step * ALMOST_15_MINUTES_SECONDS) / STEPS)} seconds`);
    const networks = Array.from({ length: perStep }, (_, index) => step * perStep + index);
    answers.push(
      ...(await Promise.all(networks.map((network) => guess(app, network, names[network % names.length] ?? '')))),
    );
  }
  return countReasons(answers);
}

describe('1000 password attempts from 1000 networks in 15 minutes', () => {
  it('verify at most ten passwords, while a known device of the owner can still sign in', async () => {
    const app = await openTestApp({ trustProxy: 1 });
    const owner = await buyerAt(app, { ...HTTPS, 'x-forwarded-for': '203.0.113.5' });
    const { mallDevice = '' } = owner.cookies;
    const counts = await guessFor15Minutes(app, [BUYER.mail, BUYER.mobile, BUYER.name, 'GALLERIA_buyer']);
    const { 'login.wrong': checks = 0, 'login.tooMany': refused = 0 } = counts;
    expect(checks + refused).toBe(GUESSES);
    expect(checks).toBeGreaterThanOrEqual(PASSWORD_ATTEMPTS.free);
    expect(checks).toBeLessThanOrEqual(10);

    expect((await guess(app, 5000, BUYER.mail, BUYER.password)).reason).toBe('login.tooMany');
    const knownDevice = inNetwork(app, 5001);
    knownDevice.cookies = { mallDevice };
    expect(
      await knownDevice.reason('POST', '/login', { userName: BUYER.mail, passWord: BUYER.password }),
    ).toBeUndefined();
    // The owner's sign-in does not reset the count of other devices.
    expect((await guess(app, 5002, BUYER.mail, BUYER.password)).reason).toBe('login.tooMany');
  });

  it('are answered the same way for an unknown account', async () => {
    const app = await openTestApp({ trustProxy: 1 });
    const counts = await guessFor15Minutes(app, ['nobody@example.org', 'Nobody@example.org']);
    const { 'login.wrong': checks = 0, 'login.tooMany': refused = 0 } = counts;
    expect(checks + refused).toBe(GUESSES);
    expect(checks).toBeGreaterThanOrEqual(PASSWORD_ATTEMPTS.free);
    expect(checks).toBeLessThanOrEqual(10);
  });
});

describe('concurrent password attempts', () => {
  it('never exceed the limit, for known and unknown accounts', async () => {
    const app = await openTestApp({ trustProxy: 1 });
    for (const [index, userName] of [BUYER.mail, 'nobody@example.org'].entries()) {
      const networks = Array.from({ length: 50 }, (_, network) => index * 50 + network);
      const burst = await Promise.all(networks.map((network) => guess(app, network, userName)));
      const { free } = PASSWORD_ATTEMPTS;
      expect(countReasons(burst)).toEqual({ 'login.wrong': free, 'login.tooMany': 50 - free });
      const refused = burst.find(({ reason }) => reason === 'login.tooMany');
      expect(refused?.data).toEqual({ seconds: expect.any(Number) });
    }
  });

  it('control: exceed the limit when the database does not store the pause', async () => {
    const { queries } = (await openTestApp()).database;
    const admitted = async (name: string) => {
      const subject = createHash('sha256').update(name).digest();
      const waits = await Promise.all(
        Array.from({ length: 50 }, () => countAttempt(queries, subject, PASSWORD_ATTEMPTS)),
      );
      return waits.filter((seconds) => seconds === 0).length;
    };
    expect(await admitted('guarded')).toBe(PASSWORD_ATTEMPTS.free);
    await queries.execute(sql`create function drop_pause() returns trigger language plpgsql as
      $$ begin new.paused_until := 'epoch'; return new; end $$`);
    await queries.execute(sql`create trigger drop_pause before insert or update on try_count
      for each row execute function drop_pause()`);
    expect(await admitted('unguarded')).toBe(50);
  });
});

describe('admitPasswordAttempt', () => {
  it('counts a known device separately from other devices', async () => {
    const app = await openTestApp({ trustProxy: 1 });
    const { cookies } = await buyerAt(app, { ...HTTPS, 'x-forwarded-for': '203.0.113.5' });
    const device = inNetwork(app, 1);
    device.cookies = { mallDevice: cookies.mallDevice ?? '' };
    const attempts = [];
    for (let n = 0; n < 7; n++)
      attempts.push(await device.call('POST', '/login', { userName: BUYER.mail, passWord: 'Wrong#2026' }));
    expect(countReasons(attempts)).toEqual({ 'login.wrong': 5, 'login.tooMany': 2 });
    expect(attempts[6]?.data).toEqual({ seconds: expect.any(Number) });
    expect((await guess(app, 2, BUYER.mail)).reason).toBe('login.wrong');
    // An invented device token is not a known device.
    const stranger = inNetwork(app, 3);
    stranger.cookies = { mallDevice: 'x'.repeat(43) };
    for (let n = 0; n < 4; n++) await stranger.call('POST', '/login', { userName: BUYER.mail, passWord: 'Wrong#2026' });
    expect((await guess(app, 4, BUYER.mail)).reason).toBe('login.tooMany');
  });

  it('does not lock a signed-in owner out of password-protected changes, even without a known device', async () => {
    const app = await openTestApp({ trustProxy: 1 });
    const owner = await buyerAt(app, { ...HTTPS, 'x-forwarded-for': '203.0.113.5' });
    // A session without the device cookie, as in an app.
    delete owner.cookies.mallDevice;
    const guesses = await Promise.all(Array.from({ length: 10 }, (_, network) => guess(app, network, BUYER.mail)));
    expect(countReasons(guesses)).toEqual({ 'login.wrong': 5, 'login.tooMany': 5 });
    const change = (oldPassword: string) =>
      owner.reason('PUT', '/p/user/password', { oldPassword, newPassword: 'Fresh#2027' });
    // A stolen session guesses no faster than a stranger.
    for (let n = 0; n < 4; n++) expect(await change('Wrong#2026')).toBe('password.wrong');
    expect(await change(BUYER.password)).toBeUndefined();
  });

  it('limits the guesses of a signed-in session', async () => {
    const owner = await buyerAt(app);
    const reasons = [];
    for (let n = 0; n < 7; n++) {
      const change = { oldPassword: `Wrong#${n}`, newPassword: 'Fresh#2027' };
      reasons.push({ reason: await owner.reason('PUT', '/p/user/password', change) });
    }
    expect(countReasons(reasons)).toEqual({ 'password.wrong': 5, 'login.tooMany': 2 });
  });

  it('resets the count after a correct password', async () => {
    const browser = new TestBrowser(app);
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 4; n++)
        await browser.call('POST', '/login', { userName: BUYER.mail, passWord: 'Wrong#2026' });
      expect(
        await browser.reason('POST', '/login', { userName: BUYER.mail, passWord: BUYER.password }),
      ).toBeUndefined();
    }
  });

  it('limits a network over all accounts; the first half of an IPv6 address is one network', async () => {
    const app = await openTestApp({ trustProxy: 1 });
    const from = (address: string, name: string) =>
      new TestBrowser(app, { headers: { ...HTTPS, 'x-forwarded-for': address } }).call('POST', '/login', {
        userName: name,
        passWord: 'Guess#2026',
      });
    const attempts = await Promise.all(
      Array.from({ length: 60 }, (_, n) => from(`2001:db8:1:2:${n.toString(16)}::1`, `person_${n}`)),
    );
    expect(countReasons(attempts)).toEqual({ 'login.wrong': 40, 'login.tooMany': 20 });
    expect((await from('2001:db8:1:3::1', 'person_x')).reason).toBe('login.wrong');
  });
});

/** The pause of a network is short: on a busy machine it could end before the test does, so the clock is frozen. */
async function freezeClock({ database }: TestApp): Promise<void> {
  await database.queries.execute(sql`create or replace function mall_now() returns timestamptz
    language sql stable parallel safe as $$ select timestamptz '2030-01-01 12:00:00Z' $$`);
}

describe('a paused network', () => {
  it('does not use up the attempts of accounts', async () => {
    const app = await openTestApp({ trustProxy: 1 });
    await freezeClock(app);
    const busy = new TestBrowser(app, { headers: { ...HTTPS, 'x-forwarded-for': '198.51.100.1' } });
    const at = (userName: string) => busy.reason('POST', '/login', { userName, passWord: 'Guess#2026' });
    await Promise.all(Array.from({ length: 60 }, (_, n) => at(`person_${n}`)));
    for (let n = 0; n < PASSWORD_ATTEMPTS.free; n++) expect(await at(BUYER.mail)).toBe('login.tooMany');
    const other = inNetwork(app, 1);
    const login = { userName: BUYER.mail, passWord: BUYER.password };
    expect(await other.reason('POST', '/login', login)).toBeUndefined();
  });
});
