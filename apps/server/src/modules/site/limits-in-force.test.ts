import { STAFF_PERMISSIONS } from '@galleria/domain/access/staff-permissions';
import { describe, expect, it } from 'vitest';
import { openSession, openTimedSession } from '../../infra/sessions/sessions.ts';
import { callAsStaff } from '../../testing/call-as-staff.ts';
import { openSharedTestApp } from '../../testing/open-test-app.ts';

const app = await openSharedTestApp();
const { queries } = app.database;
const staff = await callAsStaff(app, ...STAFF_PERMISSIONS);
const set = (name: string, value: number) => staff.call('PUT', '/s/settings', { name, value });

describe('rules for sessions and uploads', () => {
  it('buyerSessionDays and consoleSessionHours apply from the next sign-in on', async () => {
    const buyer = '6f6b5a62-8e2f-4f0e-9d0f-000000000009';
    expect((await openTimedSession(queries, 'buyer', buyer)).seconds).toBe(30 * 24 * 3600);
    await set('buyerSessionDays', 2);
    await set('consoleSessionHours', 3);
    expect((await openTimedSession(queries, 'buyer', buyer)).seconds).toBe(2 * 24 * 3600);
    expect((await openTimedSession(queries, 'staff', buyer)).seconds).toBe(3 * 3600);
  });

  it('logoMegabytes limits the size of an uploaded logo', async () => {
    const authorization = await openSession(queries, 'staff', staff.staffId);
    const upload = async (megabytes: number) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(megabytes * 1024 * 1024 + 1)], { type: 'image/png' }), 'big.png');
      const request = new Request('http://mall.test', { method: 'POST', body: form });
      const headers = { authorization, 'content-type': request.headers.get('content-type') ?? '' };
      const payload = Buffer.from(await request.arrayBuffer());
      return (await app.call('/s/file/upload?purpose=logo', { method: 'POST', headers, payload })).envelope;
    };
    expect(await upload(2)).toMatchObject({ reason: 'picture.tooLarge', msg: expect.stringContaining('2 MB') });
    await set('logoMegabytes', 1);
    await expect.poll(async () => (await app.services.site.rules()).logoMegabytes).toBe(1);
    expect(await upload(1)).toMatchObject({ reason: 'picture.tooLarge', msg: expect.stringContaining('1 MB') });
  });
});
