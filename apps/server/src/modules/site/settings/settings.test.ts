import path from 'node:path';
import { RULE_NAMES, type RuleName } from '@galleria/domain/site/rule-facts';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { openApp } from '../../../app.ts';
import { createLog } from '../../../infra/log/log.ts';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { SETTINGS } from '../settings.ts';
import { rangeOf } from './setting-list.ts';

const app = await openSharedTestApp();

/** A second process of the same mall. */
const config = testConfig({ dataDir: inject('testDatabase').dataDir });
const other = await openApp({
  ...{ config, log: createLog(config), databaseUrl: app.databaseUrl, withPages: false, withJobs: false },
  projectDir: path.resolve(import.meta.dirname, '../../../../../..'),
  print: () => undefined,
});
afterAll(() => other.close());

interface Setting {
  name: RuleName;
  value: number | string;
  defaultValue: number | string;
  changedTime: string | null;
}

const staff = await callAsStaff(app, 'settings.view', 'settings.edit');
const list = async () => (await staff.call('GET', '/s/settings')).data as Setting[];
const find = async (name: RuleName) => (await list()).find((one) => one.name === name);
const history = async (name: RuleName) =>
  ((await staff.call('GET', `/s/settings/history?name=${name}`)).data as { records: object[] }).records;

/** A valid value that differs from the current one. */
function anotherValue(name: RuleName, value: number | string): number | string {
  const { least, most } = rangeOf(name);
  if (least === null || most === null) return value === 'Asia/Tokyo' ? 'Europe/Berlin' : 'Asia/Tokyo';
  return value === most ? least : most;
}

describe('every setting', () => {
  it('is listed, has a range and exists in the schema', async () => {
    expect((await list()).map(({ name }) => name)).toEqual(RULE_NAMES);
    expect(RULE_NAMES.toSorted()).toEqual(Object.keys(SETTINGS.rules.shape).toSorted());
    for (const name of RULE_NAMES.filter((one) => one !== 'timeZone')) {
      expect({ name, ...rangeOf(name) }).toEqual({ name, least: expect.any(Number), most: expect.any(Number) });
    }
  });

  it('takes effect in another process within a second after a change, and its history names the person', async () => {
    for (const { name } of await list()) {
      const before = (await other.services.site.rules())[name];
      const value = anotherValue(name, before);
      expect({ name, reason: await staff.reason('PUT', '/s/settings', { name, value }) }).toEqual({ name });
      await expect.poll(async () => (await other.services.site.rules())[name], { interval: 5 }).toBe(value);
      expect((await history(name))[0]).toMatchObject({ before, after: value });
      await staff.call('PUT', '/s/settings', { name, value: before });
      await expect.poll(async () => (await other.services.site.rules())[name], { interval: 5 }).toBe(before);
    }
    const { rows } = await app.database.pool.query('select distinct staff_id from setting_change where at > $1', [
      new Date(Date.now() - 60_000),
    ]);
    expect(rows).toEqual([{ staff_id: staff.staffId }]);
  });

  it('is refused outside of its range, with the field, and changes nothing', async () => {
    const before = await list();
    for (const name of RULE_NAMES.filter((one) => one !== 'timeZone')) {
      const { least, most } = rangeOf(name);
      for (const value of [Number(least) - 1, Number(most) + 1]) {
        const { reason, data } = await staff.call('PUT', '/s/settings', { name, value });
        expect({ name, value, reason, data }).toMatchObject({
          name,
          value,
          reason: 'input.invalid',
          data: [{ field: 'value' }],
        });
      }
    }
    for (const value of [1.5, 'many']) {
      expect(await staff.reason('PUT', '/s/settings', { name: 'historyDays', value })).toBe('input.invalid');
    }
    expect(await staff.reason('PUT', '/s/settings', { name: 'timeZone', value: 'Mars/Base' })).toBe('input.invalid');
    expect(await staff.reason('PUT', '/s/settings', { name: 'nothing', value: 1 })).toBe('setting.unknown');
    expect(await list()).toEqual(before);
  });

  it('returns to its default, and two concurrent changes both apply', async () => {
    const name = 'addressesPerBuyer';
    await Promise.all([
      staff.call('PUT', '/s/settings', { name, value: 7 }),
      staff.call('PUT', '/s/settings', { name: 'historyDays', value: 33 }),
    ]);
    expect([await find(name), await find('historyDays')]).toMatchObject([{ value: 7 }, { value: 33 }]);
    await staff.call('PUT', '/s/settings/reset', { name });
    expect(await find(name)).toMatchObject({ value: 20, defaultValue: 20, changedTime: expect.any(String) });
    expect((await history(name))[0]).toMatchObject({ before: 7, after: 20 });
    const steps = (await history(name)).length;
    await staff.call('PUT', '/s/settings/reset', { name });
    expect((await history(name)).length).toBe(steps);
  });

  it('can be changed only with the permission', async () => {
    const viewer = await callAsStaff(app, 'settings.view');
    expect(await viewer.reason('PUT', '/s/settings', { name: 'historyDays', value: 1 })).toBe('access.forbidden');
    expect(await viewer.reason('GET', '/s/settings')).toBeUndefined();
    const stranger = await callAsStaff(app, 'content.edit');
    expect(await stranger.reason('GET', '/s/settings')).toBe('access.forbidden');
  });
});
