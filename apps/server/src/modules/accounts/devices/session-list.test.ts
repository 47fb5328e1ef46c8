import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp } from '../../../testing/open-test-app.ts';
import { buyerAt, newBuyer, rowsOf } from '../testing/people.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { deleteExpiredDevices } from './devices-db.ts';

const app = await openSharedTestApp();

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const PATH = '/p/user/sessions';

type Device = { id: string; browser: string; system: string; kind: string; current: boolean };
const devicesOf = async (browser: TestBrowser) => (await browser.call('GET', PATH)).data as Device[];

describe('sessionList and endSession', () => {
  it('describes each device and marks the current session', async () => {
    const app = await openTestApp({ trustProxy: 1 });
    const from = (address: string, agent: string) => ({
      'x-forwarded-for': address,
      'x-forwarded-proto': 'https',
      'user-agent': agent,
    });
    const phone = await buyerAt(app, from('203.0.113.8', IPHONE));
    const desk = await buyerAt(app, from('203.0.113.9', CHROME));
    const odd = await buyerAt(app, from('203.0.113.10', `x${'y'.repeat(2000)}`));
    const list = await devicesOf(desk);
    expect(list).toHaveLength(3);
    expect(list).toContainEqual(
      expect.objectContaining({
        browser: 'Chrome',
        system: 'Windows',
        kind: 'desktop',
        address: '203.0.113.9',
        current: true,
      }),
    );
    expect(list).toContainEqual(
      expect.objectContaining({
        browser: 'Safari',
        system: 'iOS',
        kind: 'mobile',
        address: '203.0.113.8',
        current: false,
      }),
    );
    expect((await devicesOf(phone)).find(({ current }) => current)).toMatchObject({ system: 'iOS' });
    expect((await devicesOf(odd)).find(({ current }) => current)).toMatchObject({
      browser: '',
      system: '',
      kind: 'unknown',
    });
    expect(JSON.stringify(list)).not.toContain(desk.cookies.cbecBbcToken);
  });

  it('ends a session, effective with its next request', async () => {
    const here = await buyerAt(app);
    const there = await buyerAt(app);
    const other = (await devicesOf(here)).find(({ current }) => !current);
    expect(await here.reason('DELETE', `${PATH}/${other?.id}`)).toBeUndefined();
    expect((await there.call('GET', '/p/user/userInfo')).code).toBe('A00004');
    expect(await devicesOf(here)).toMatchObject([{ current: true }]);
    expect(await here.reason('DELETE', `${PATH}/${other?.id}`)).toBe('session.notFound');
    const [own] = await devicesOf(here);
    expect(await here.reason('DELETE', `${PATH}/${own?.id}`)).toBeUndefined();
    expect((await here.call('GET', PATH)).code).toBe('A00004');
  });

  it('answers the same for a session of another account and an unknown one', async () => {
    const browser = await buyerAt(app);
    const ada = await newBuyer(app, 'ada_l');
    const [foreign] = await devicesOf(ada.browser);
    const answers = [];
    for (const id of [foreign?.id, '00000000-0000-4000-8000-000000000000']) {
      answers.push((await browser.answer('DELETE', `${PATH}/${id}`)).body);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('session.notFound');
    expect(await browser.reason('DELETE', `${PATH}/1`)).toBe('input.invalid');
    expect(await devicesOf(ada.browser)).toHaveLength(1);
  });
});

describe('expired sessions and devices', () => {
  it('are not listed, and devices are deleted when their cookies have expired', async () => {
    const app = await openTestApp();
    const known = () => rowsOf(app, sql`select user_id from known_device`);
    await buyerAt(app);
    await app.moveClock('200 days');
    expect(await devicesOf(await buyerAt(app))).toHaveLength(1);
    await deleteExpiredDevices(app.database.queries);
    expect(await known()).toHaveLength(2);
    await app.moveClock('366 days');
    await deleteExpiredDevices(app.database.queries);
    expect(await known()).toHaveLength(1);
  });
});
