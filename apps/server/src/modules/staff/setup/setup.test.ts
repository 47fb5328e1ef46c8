import { demoStaff } from '@galleria/demo/people/demo-staff';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { TestBrowser } from '../../accounts/testing/test-browser.ts';
import { issueSetupToken } from '../index.ts';
import { staffBrowser } from '../testing/staff-browser.ts';

const PERSON = { name: 'Ada', mail: 'ada@example.org', passWord: 'Ket7le#rail' };

it('a setup link creates the first superuser of a mall without one, once and within a day', async () => {
  const app = await openTestApp();
  const { queries } = app.database;
  expect(await issueSetupToken(queries)).toBeUndefined();
  // As after a demo became a real mall: its seeded staff are disabled.
  await app.database.pool.query(`update staff_member set status = 'disabled'`);
  const first = (await issueSetupToken(queries)) ?? '';
  const token = (await issueSetupToken(queries)) ?? '';
  const browser = new TestBrowser(app);
  const setUp = (changes: object) => browser.reason('POST', '/s/setup', { ...PERSON, token, ...changes });
  expect(await setUp({ token: first })).toBe('staff.setupExpired');
  expect(await setUp({ mail: demoStaff.auditor.mail })).toBe('staff.already');
  expect(await setUp({ passWord: 'abc12' })).toBe('password.registerRule');
  await app.moveClock('25 hours');
  expect(await setUp({})).toBe('staff.setupExpired');
  await app.moveClock('0 hours');
  expect(await browser.reason('GET', `/s/setup?token=${token}`)).toBeUndefined();
  const { rows } = await app.database.pool.query<{ token_hash: Buffer }>('select token_hash from staff_setup');
  expect(rows[0]?.token_hash.toString('latin1')).not.toContain(token);
  const outcomes = await Promise.all([setUp({}), setUp({ mail: 'eve@example.org' })]);
  expect(outcomes.sort()).toEqual(['staff.setupExpired', undefined]);
  expect(await issueSetupToken(queries)).toBeUndefined();
  const made = await app.database.pool.query<{ mail: string }>(`select mail from staff_member where status = 'active'`);
  await staffBrowser(app, { mail: made.rows[0]?.mail ?? '', password: PERSON.passWord });
});
