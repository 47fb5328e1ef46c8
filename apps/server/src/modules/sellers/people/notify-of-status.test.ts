import type { OutputOf } from '@galleria/contract/operation';
import type { platformStorePage } from '@galleria/contract/stores/staff-stores';
import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { lastMessage } from '../../../testing/read-messages.ts';
import { OWNER } from '../testing/seller-browser.ts';
import { notifyOfStatus, warnOfEndingLicences } from './notify-of-status.ts';

type Page = OutputOf<typeof platformStorePage>;

/** The store of the demo seller. */
const NORTHWIND = 2;

async function countMails({ database }: TestApp, template: string): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*)::int as n from message where template = $1 and address = $2',
    [template, OWNER.mail],
  );
  return rows[0].n;
}

describe('notifyOfStatus', () => {
  it('notifies an owner once, in their language, with the reason', async () => {
    const app = await openTestApp();
    const changed = {
      storeId: NORTHWIND,
      to: 'offline',
      reason: 'Fake brand goods.',
      at: '2026-01-01T00:00:00Z',
    } as const;
    await notifyOfStatus(app.services.sellers, changed);
    await notifyOfStatus(app.services.sellers, changed);
    expect(await countMails(app, 'storeOfflineByMall')).toBe(1);
    expect((await lastMessage(app, OWNER.mail)).text).toContain('Fake brand goods.');
  });
});

describe('warnOfEndingLicences', () => {
  it('sends each warning once, and staff can filter the stores', async () => {
    const app = await openTestApp();
    const { pool } = app.database;
    await pool.query('update store_qualification set expires_on = null');
    await pool.query(
      `update store_qualification set expires_on = (mall_now() at time zone 'UTC')::date + 20 where store_id = $1`,
      [NORTHWIND],
    );
    const warn = async () => {
      await Promise.all([warnOfEndingLicences(app.services.sellers), warnOfEndingLicences(app.services.sellers)]);
      return countMails(app, 'licenceEnds');
    };
    expect([await warn(), await warn()]).toEqual([1, 1]);
    await app.moveClock('14 days');
    expect([await warn(), await warn()]).toEqual([2, 2]);
    // Signs in again for each call, since sessions expire as the clock moves.
    const found = async (licence: string) => {
      const staff = await callAsStaff(app, 'stores.view');
      return (await staff.get<Page>(`/s/store/page?licence=${licence}`)).records.map(({ storeId }) => storeId);
    };
    expect([await found('ending'), await found('ended')]).toEqual([[NORTHWIND], []]);
    await app.moveClock('30 days');
    expect([await found('ending'), await found('ended')]).toEqual([[], [NORTHWIND]]);
    expect(await warn()).toBe(2);
  });
});
