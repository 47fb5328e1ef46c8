import { describe, expect, it } from 'vitest';
import { updateAccount } from '../accounts-db.ts';
import { openMallWithProvider } from './testing/mall-with-provider.ts';

const signedIn = { accessToken: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 30 * 24 * 3600 };

describe('finishThirdLogin with a verified mail address', () => {
  it('links to the account of the address; afterwards the binding alone signs in', async () => {
    const mall = await openMallWithProvider();
    const { userId } = await mall.member({ mail: 'ada@example.org' });
    mall.provider.users.ada = { name: 'Ada', email: 'ADA@example.org', email_verified: true };
    const visitor = mall.visitor();
    const { data } = await mall.finish(visitor, await mall.authorize(visitor, 'ada', '/cart'));
    expect(data).toEqual({ redirectUrl: '/cart', ...signedIn });
    const { data: bindings } = await visitor.call('GET', '/p/user/bindings');
    expect(bindings).toMatchObject([{ socialType: 3, bound: true, nickName: 'Ada' }]);

    await updateAccount(mall.database.queries, userId, { mail: 'elsewhere@example.org' });
    mall.provider.users.ada = { name: 'Ada', email: 'moved@example.org', email_verified: false };
    const other = mall.visitor();
    expect((await mall.finish(other, await mall.authorize(other, 'ada'))).data).toMatchObject(signedIn);
    expect(await mall.count('account_binding')).toBe(1);
  });

  it('binds once for two concurrent callbacks', async () => {
    const mall = await openMallWithProvider();
    await mall.member({ mail: 'ada@example.org' });
    mall.provider.users.ada = { email: 'ada@example.org', email_verified: true };
    const visitor = mall.visitor();
    const callbacks = [await mall.authorize(visitor, 'ada'), await mall.authorize(visitor, 'ada')];
    const answers = await Promise.all(callbacks.map((callback) => mall.finish(visitor, callback)));
    for (const { data } of answers) expect(data).toMatchObject(signedIn);
    expect(await mall.count('account_binding')).toBe(1);
  });

  it('does not replace another identity of the same provider', async () => {
    const mall = await openMallWithProvider();
    await mall.member({ mail: 'ada@example.org' });
    for (const subject of ['first', 'second'])
      mall.provider.users[subject] = { email: 'ada@example.org', email_verified: true };
    const visitor = mall.visitor();
    expect((await mall.finish(visitor, await mall.authorize(visitor, 'first'))).data).toMatchObject(signedIn);
    const other = mall.visitor();
    const { data } = await mall.finish(other, await mall.authorize(other, 'second'));
    expect(data).toMatchObject({ thirdLoginVO: { mail: 'ada@example.org' } });
  });
});

describe('finishThirdLogin with an unverified mail address', () => {
  it.each([false, undefined, 'true'])('links to no account (email_verified: %j)', async (claim) => {
    const mall = await openMallWithProvider();
    await mall.member({ mail: 'victim@example.org' });
    const verified = claim === undefined ? {} : { email_verified: claim as boolean };
    mall.provider.users.mallory = { name: 'Mallory', email: 'victim@example.org', ...verified };
    const visitor = mall.visitor();
    const { data } = await mall.finish(visitor, await mall.authorize(visitor, 'mallory'));
    expect(data).toMatchObject({ thirdLoginVO: { nickName: 'Mallory', mail: 'victim@example.org' } });
    expect(data).not.toHaveProperty('accessToken');
    expect(visitor.cookies.cbecBbcToken).toBeUndefined();
    expect(await mall.count('account_binding')).toBe(0);
  });
});

describe('finishThirdLogin for a banned account', () => {
  it('refuses sign-in by binding and by mail address, and creates no binding', async () => {
    const mall = await openMallWithProvider();
    const { userId } = await mall.member({ mail: 'ada@example.org' });
    await updateAccount(mall.database.queries, userId, { status: 'banned' });
    mall.provider.users.ada = { email: 'ada@example.org', email_verified: true };
    const visitor = mall.visitor();
    const banned = { reason: 'account.banned' };
    expect(await mall.finish(visitor, await mall.authorize(visitor, 'ada'))).toMatchObject(banned);
    expect(await mall.count('account_binding')).toBe(0);
    await updateAccount(mall.database.queries, userId, { status: 'active' });
    expect(await mall.finish(visitor, await mall.authorize(visitor, 'ada'))).toMatchObject({ success: true });
    await updateAccount(mall.database.queries, userId, { status: 'banned' });
    expect(await mall.finish(visitor, await mall.authorize(visitor, 'ada'))).toMatchObject(banned);
  });
});
