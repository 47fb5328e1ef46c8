import { SYSTEM } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openSharedTestApp } from '../../testing/open-test-app.ts';
import { site } from './index.ts';

const app = await openSharedTestApp();

const BUYER = { userName: 'buyer@galleria.test', passWord: 'Galleria#2026' };

describe('rules from the settings', () => {
  it('take effect once the cache is invalidated, and missing fields have defaults', async () => {
    const { envelope } = await app.call('/login', { method: 'POST', payload: BUYER });
    const { accessToken: authorization } = envelope.data as { accessToken: string };
    const count = async () => (await app.call('/p/address/count', { headers: { authorization } })).envelope.data;
    expect(await count()).toEqual({ count: 3, limit: 20 });

    await inTransaction(app.database, SYSTEM, (transaction) =>
      site.seed.seedSetting(transaction, 'rules', { addressesPerBuyer: 3 }),
    );
    await expect.poll(count).toEqual({ count: 3, limit: 3 });
    const added = await app.call('/p/address/addAddr', {
      method: 'POST',
      headers: { authorization },
      payload: { receiver: 'Ada', mobile: '13800138000', postCode: '518000', areaId: 440305, addr: '88 Keyuan Road' },
    });
    expect(added.envelope).toMatchObject({ reason: 'address.limit', msg: expect.stringContaining('3') });
    const sent = await app.call('/sms/sendLoginCode', { method: 'POST', payload: { mail: 'ada@example.org' } });
    expect(sent.envelope.data).toEqual({ resendSeconds: 60 });
  });
});
