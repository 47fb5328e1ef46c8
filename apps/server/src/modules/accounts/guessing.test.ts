import { createHash } from 'node:crypto';
import { PASSWORD_GUESSES } from '@galleria/domain/accounts/limits';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Queries } from '../../infra/database/database.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { networkOf } from './guess-guard.ts';
import { BUYER, buyerAt, countReasons } from './testing/people.ts';
import { TestBrowser } from './testing/test-browser.ts';
import { countTry } from './tries-db.ts';

const GUESSES = 1000;
const STEPS = 100;
/** Where a plain password may be sent from afar. */
const HTTPS = { 'x-forwarded-proto': 'https' };
const QUARTER_OF_AN_HOUR_SECONDS = 880;

/** From somewhere that was never heard of before. */
function fromElsewhere(app: TestApp, place: number): TestBrowser {
  return new TestBrowser(app, {
    headers: { ...HTTPS, 'x-forwarded-for': `100.${place >> 16}.${(place >> 8) & 255}.${place & 255}` },
  });
}

function guess(app: TestApp, place: number, userName: string, passWord = `Guess#${place}`) {
  return fromElsewhere(app, place).call('POST', '/login', { userName, passWord });
}

/** A quarter of an hour of guessing, each guess from an address of its own, at all the names that somebody has. */
async function guessForAQuarter(app: TestApp, names: readonly string[]): Promise<Record<string, number>> {
  const perStep = GUESSES / STEPS;
  const answers = [];
  for (let step = 0; step < STEPS; step++) {
    await app.moveClock(`${Math.floor((step * QUARTER_OF_AN_HOUR_SECONDS) / STEPS)} seconds`);
    const places = Array.from({ length: perStep }, (_, index) => step * perStep + index);
    answers.push(...(await Promise.all(places.map((place) => guess(app, place, names[place % names.length] ?? '')))));
  }
  return countReasons(answers);
}

describe('a thousand guesses from a thousand addresses in a quarter of an hour', () => {
  it('lead to ten checks at most, while the owner gets in from a device that is known', async () => {
    const app = await openTestApp({ trustProxy: 1 });
    const owner = await buyerAt(app, { ...HTTPS, 'x-forwarded-for': '203.0.113.5' });
    const { mallDevice = '' } = owner.cookies;
    const counts = await guessForAQuarter(app, [BUYER.mail, BUYER.mobile, BUYER.name, 'GALLERIA_buyer']);
    const { 'login.wrong': checks = 0, 'login.tooMany': refused = 0 } = counts;
    expect(checks + refused).toBe(GUESSES);
    expect(checks).toBeGreaterThanOrEqual(PASSWORD_GUESSES.free);
    expect(checks).toBeLessThanOrEqual(10);

    expect((await guess(app, 5000, BUYER.mail, BUYER.password)).reason).toBe('login.tooMany');
    const atHome = fromElsewhere(app, 5001);
    atHome.cookies = { mallDevice };
    expect(await atHome.reason('POST', '/login', { userName: BUYER.mail, passWord: BUYER.password })).toBeUndefined();
    // That the owner is in opens nothing for the others.
    expect((await guess(app, 5002, BUYER.mail, BUYER.password)).reason).toBe('login.tooMany');
  });

  it('are answered in the same way when there is no such account', async () => {
    const app = await openTestApp({ trustProxy: 1 });
    const counts = await guessForAQuarter(app, ['nobody@example.org', 'Nobody@example.org']);
    const { 'login.wrong': checks = 0, 'login.tooMany': refused = 0 } = counts;
    expect(checks + refused).toBe(GUESSES);
    expect(checks).toBeGreaterThanOrEqual(PASSWORD_GUESSES.free);
    expect(checks).toBeLessThanOrEqual(10);
  });
});

describe('guesses at the same moment', () => {
  it('are counted one by one, for known and unknown people', async () => {
    const app = await openTestApp({ trustProxy: 1 });
    for (const [index, userName] of [BUYER.mail, 'nobody@example.org'].entries()) {
      const places = Array.from({ length: 50 }, (_, place) => index * 50 + place);
      const burst = await Promise.all(places.map((place) => guess(app, place, userName)));
      const { free } = PASSWORD_GUESSES;
      expect(countReasons(burst)).toEqual({ 'login.wrong': free, 'login.tooMany': 50 - free });
      const refused = burst.find(({ reason }) => reason === 'login.tooMany');
      expect(refused?.data).toEqual({ seconds: expect.any(Number) });
    }
  });

  it('would slip through if they were looked up first and counted afterwards', async () => {
    const app = await openTestApp();
    const { queries } = app.database;
    const goAhead = async (count: (subject: Buffer) => Promise<boolean>, name: string) => {
      const subject = createHash('sha256').update(name).digest();
      const went = await Promise.all(Array.from({ length: 50 }, () => count(subject)));
      return went.filter(Boolean).length;
    };
    const counted = await goAhead(async (subject) => (await countTry(queries, subject, PASSWORD_GUESSES)) === 0, 'one');
    expect(counted).toBe(PASSWORD_GUESSES.free);
    expect(await goAhead((subject) => countNaively(queries, subject), 'two')).toBeGreaterThan(PASSWORD_GUESSES.free);
  });
});

/** What `countTry` must not be. */
async function countNaively(queries: Queries, subject: Buffer): Promise<boolean> {
  const { rows } = await queries.execute<{ count: number }>(
    sql`select count from try_count where subject = ${subject}`,
  );
  const count = rows[0]?.count ?? 0;
  if (count >= PASSWORD_GUESSES.free) return false;
  await queries.execute(sql`
    insert into try_count (subject, count, paused_until, last_at) values (${subject}, 1, now(), now())
    on conflict (subject) do update set count = ${count + 1}`);
  return true;
}

describe('limits', () => {
  it('hold for a known device too, apart from everybody else’s', async () => {
    const app = await openTestApp({ trustProxy: 1 });
    const { cookies } = await buyerAt(app, { ...HTTPS, 'x-forwarded-for': '203.0.113.5' });
    const device = fromElsewhere(app, 1);
    device.cookies = { mallDevice: cookies.mallDevice ?? '' };
    const tries = [];
    for (let n = 0; n < 7; n++)
      tries.push(await device.call('POST', '/login', { userName: BUYER.mail, passWord: 'Wrong#2026' }));
    expect(countReasons(tries)).toEqual({ 'login.wrong': 5, 'login.tooMany': 2 });
    expect(tries[6]?.data).toEqual({ seconds: expect.any(Number) });
    expect((await guess(app, 2, BUYER.mail)).reason).toBe('login.wrong');
    // A made-up device is nobody's.
    const stranger = fromElsewhere(app, 3);
    stranger.cookies = { mallDevice: 'x'.repeat(43) };
    for (let n = 0; n < 4; n++) await stranger.call('POST', '/login', { userName: BUYER.mail, passWord: 'Wrong#2026' });
    expect((await guess(app, 4, BUYER.mail)).reason).toBe('login.tooMany');
  });

  it('count right passwords as none', async () => {
    const app = await openTestApp();
    const browser = new TestBrowser(app);
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 4; n++)
        await browser.call('POST', '/login', { userName: BUYER.mail, passWord: 'Wrong#2026' });
      expect(
        await browser.reason('POST', '/login', { userName: BUYER.mail, passWord: BUYER.password }),
      ).toBeUndefined();
    }
  });

  it('hold for a network that tries many accounts, half of an IPv6 address being one network', async () => {
    const app = await openTestApp({ trustProxy: 1 });
    const from = (address: string, name: string) =>
      new TestBrowser(app, { headers: { ...HTTPS, 'x-forwarded-for': address } }).call('POST', '/login', {
        userName: name,
        passWord: 'Guess#2026',
      });
    const tries = await Promise.all(
      Array.from({ length: 60 }, (_, n) => from(`2001:db8:1:2:${n.toString(16)}::1`, `person_${n}`)),
    );
    expect(countReasons(tries)).toEqual({ 'login.wrong': 40, 'login.tooMany': 20 });
    expect((await from('2001:db8:1:3::1', 'person_x')).reason).toBe('login.wrong');
  });
});

describe('a network that has to wait', () => {
  it('uses up nobody’s tries', async () => {
    const app = await openTestApp({ trustProxy: 1 });
    const busy = new TestBrowser(app, { headers: { ...HTTPS, 'x-forwarded-for': '198.51.100.1' } });
    const at = (userName: string) => busy.reason('POST', '/login', { userName, passWord: 'Guess#2026' });
    await Promise.all(Array.from({ length: 60 }, (_, n) => at(`person_${n}`)));
    for (let n = 0; n < PASSWORD_GUESSES.free; n++) expect(await at(BUYER.mail)).toBe('login.tooMany');
    const elsewhere = fromElsewhere(app, 1);
    const login = { userName: BUYER.mail, passWord: BUYER.password };
    expect(await elsewhere.reason('POST', '/login', login)).toBeUndefined();
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:1::5:6:7:8', '2001:db8:1:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
