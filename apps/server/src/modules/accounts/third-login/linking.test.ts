import { describe, expect, it } from 'vitest';
import { updateAccount } from '../accounts-db.ts';
import { openMallWithProvider } from './testing/mall-with-provider.ts';

const signedIn = { accessToken: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 30 * 24 * 3600 };

describe('a mail address that the provider has verified', () => {
  it('links to the account that has it, and the binding alone opens it from then on', async () => {
    const mall = await openMallWithProvider();
    const { userId } = await mall.member({ mail: 'ada@example.org' });
    mall.provider.people.ada = { name: 'Ada', email: 'ADA@example.org', email_verified: true };
    const visitor = mall.visitor();
    const { data } = await mall.comeBack(visitor, await mall.travel(visitor, 'ada', '/cart'));
    expect(data).toEqual({ redirectUrl: '/cart', ...signedIn });
    const { data: bindings } = await visitor.call('GET', '/p/user/bindings');
    expect(bindings).toMatchObject([{ socialType: 3, bound: true, nickName: 'Ada' }]);

    await updateAccount(mall.database.queries, userId, { mail: 'elsewhere@example.org' });
    mall.provider.people.ada = { name: 'Ada', email: 'moved@example.org', email_verified: false };
    const other = mall.visitor();
    expect((await mall.comeBack(other, await mall.travel(other, 'ada'))).data).toMatchObject(signedIn);
    expect(await mall.count('account_binding')).toBe(1);
  });

  it('binds once when the same person comes back twice at once', async () => {
    const mall = await openMallWithProvider();
    await mall.member({ mail: 'ada@example.org' });
    mall.provider.people.ada = { email: 'ada@example.org', email_verified: true };
    const visitor = mall.visitor();
    const trips = [await mall.travel(visitor, 'ada'), await mall.travel(visitor, 'ada')];
    const answers = await Promise.all(trips.map((trip) => mall.comeBack(visitor, trip)));
    for (const { data } of answers) expect(data).toMatchObject(signedIn);
    expect(await mall.count('account_binding')).toBe(1);
  });

  it('does not take the place of another person of the same site who is bound already', async () => {
    const mall = await openMallWithProvider();
    await mall.member({ mail: 'ada@example.org' });
    for (const subject of ['first', 'second'])
      mall.provider.people[subject] = { email: 'ada@example.org', email_verified: true };
    const visitor = mall.visitor();
    expect((await mall.comeBack(visitor, await mall.travel(visitor, 'first'))).data).toMatchObject(signedIn);
    const other = mall.visitor();
    const { data } = await mall.comeBack(other, await mall.travel(other, 'second'));
    expect(data).toMatchObject({ thirdLoginVO: { mail: 'ada@example.org' } });
  });
});

describe('a mail address that nobody has verified', () => {
  it.each([false, undefined, 'true'])('opens nothing (%j)', async (claim) => {
    const mall = await openMallWithProvider();
    await mall.member({ mail: 'victim@example.org' });
    const verified = claim === undefined ? {} : { email_verified: claim as boolean };
    mall.provider.people.mallory = { name: 'Mallory', email: 'victim@example.org', ...verified };
    const visitor = mall.visitor();
    const { data } = await mall.comeBack(visitor, await mall.travel(visitor, 'mallory'));
    expect(data).toMatchObject({ thirdLoginVO: { nickName: 'Mallory', mail: 'victim@example.org' } });
    expect(data).not.toHaveProperty('accessToken');
    expect(visitor.cookies.cbecBbcToken).toBeUndefined();
    expect(await mall.count('account_binding')).toBe(0);
  });
});

describe('a suspended account', () => {
  it('stays shut, by binding and by mail address, and is not bound', async () => {
    const mall = await openMallWithProvider();
    const { userId } = await mall.member({ mail: 'ada@example.org' });
    await updateAccount(mall.database.queries, userId, { status: 'banned' });
    mall.provider.people.ada = { email: 'ada@example.org', email_verified: true };
    const visitor = mall.visitor();
    const banned = { reason: 'account.banned' };
    expect(await mall.comeBack(visitor, await mall.travel(visitor, 'ada'))).toMatchObject(banned);
    expect(await mall.count('account_binding')).toBe(0);
    await updateAccount(mall.database.queries, userId, { status: 'active' });
    expect(await mall.comeBack(visitor, await mall.travel(visitor, 'ada'))).toMatchObject({ success: true });
    await updateAccount(mall.database.queries, userId, { status: 'banned' });
    expect(await mall.comeBack(visitor, await mall.travel(visitor, 'ada'))).toMatchObject(banned);
  });
});
