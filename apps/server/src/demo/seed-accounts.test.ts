import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../testing/open-test-app.ts';
import { disableDemoAccounts, seedAccounts } from './seed-accounts.ts';

describe('disableDemoAccounts', () => {
  it('bans a seeded account that still has its published password, once', async () => {
    const app = await openTestApp();
    const payload = { userName: demoBuyer.mail, passWord: demoBuyer.password };
    const signIn = async () => (await app.call('/login', { method: 'POST', payload })).envelope;
    await seedAccounts(app.database);
    const { data } = await signIn();
    const said: string[] = [];
    await disableDemoAccounts(app.database, (words) => said.push(words));
    expect(said).toEqual([expect.stringContaining(demoBuyer.mail)]);
    expect(await signIn()).toMatchObject({ reason: 'account.banned' });
    const authorization = (data as { accessToken: string }).accessToken;
    expect((await app.call('/p/user/userInfo', { headers: { authorization } })).envelope.code).toBe('A00004');
    await disableDemoAccounts(app.database, (words) => said.push(words));
    expect(said).toHaveLength(1);
  });
});
