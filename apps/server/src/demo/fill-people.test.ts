import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../testing/open-test-app.ts';
import { fillPeople, shutPeopleOut } from './fill-people.ts';

describe('the people of the demo', () => {
  it('come once, and are shut out with their well-known password when the demo is over', async () => {
    const app = await openTestApp();
    const payload = { userName: demoBuyer.mail, passWord: demoBuyer.password };
    const signIn = async () => (await app.call('/login', { method: 'POST', payload })).envelope;
    await fillPeople(app.database);
    const { data } = await signIn();
    const said: string[] = [];
    await shutPeopleOut(app.database, (words) => said.push(words));
    expect(said).toEqual([expect.stringContaining(demoBuyer.mail)]);
    expect(await signIn()).toMatchObject({ reason: 'account.banned' });
    const authorization = (data as { accessToken: string }).accessToken;
    expect((await app.call('/p/user/userInfo', { headers: { authorization } })).envelope.code).toBe('A00004');
    await shutPeopleOut(app.database, (words) => said.push(words));
    expect(said).toHaveLength(1);
  });
});
