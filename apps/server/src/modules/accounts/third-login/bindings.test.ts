import { SOCIAL_TYPES } from '@galleria/domain/accounts/social-types';
import { describe, expect, it } from 'vitest';
import { removeRowLocks, synchroniseTransactionsBefore } from '../../../testing/remove-guards.ts';
import type { Visitor } from './testing/mall-with-provider.ts';
import { CALLBACK, openMallWithProvider, type TestMall } from './testing/mall-with-provider.ts';
import { KEYS } from './testing/openid-provider.ts';
import { insertBinding } from './third-login-db.ts';

const GOOGLE = { socialType: SOCIAL_TYPES.google };
const FACEBOOK = { socialType: SOCIAL_TYPES.facebook };

async function add(mall: TestMall, visitor: Visitor, subject: string, redirectUrl?: string) {
  const authCallback = await mall.authorize(visitor, subject, redirectUrl);
  return visitor.call('POST', '/p/user/bindings', { ...GOOGLE, callbackUrl: CALLBACK, authCallback });
}

async function shown(visitor: Visitor) {
  return (await visitor.call('GET', '/p/user/bindings')).data;
}

describe('bindingList', () => {
  it('lists offered providers, and bound ones that are no longer offered', async () => {
    const mall = await openMallWithProvider();
    expect((await mall.visitor().call('GET', '/thirdLoginTypes')).data).toEqual([{ ...GOOGLE, isFake: false }]);
    const { userId, visitor } = await mall.member({ mail: 'ada@example.org' });
    const free = { ...GOOGLE, offered: true, bound: false, nickName: '', bindTime: '', removable: false };
    expect(await shown(visitor)).toEqual([free]);
    await insertBinding(mall.database.queries, userId, { ...FACEBOOK, subject: 'f', nickName: 'Ada F' });
    expect(await shown(visitor)).toEqual([
      free,
      {
        ...FACEBOOK,
        offered: false,
        bound: true,
        nickName: 'Ada F',
        bindTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        removable: true,
      },
    ]);
  });

  it('needs a signed-in buyer', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    expect(await visitor.call('GET', '/p/user/bindings')).toMatchObject({ reason: 'access.signIn' });
    expect(await add(mall, visitor, 'ada')).toMatchObject({ reason: 'access.signIn' });
    expect(await visitor.call('DELETE', '/p/user/bindings', GOOGLE)).toMatchObject({ reason: 'access.signIn' });
  });
});

describe('addBinding', () => {
  it('binds to the signed-in account, regardless of the mail address at the provider', async () => {
    const mall = await openMallWithProvider();
    await mall.member({ mail: 'other@example.org' });
    mall.provider.users.ada = { name: 'Ada', email: 'other@example.org', email_verified: true };
    const { visitor } = await mall.member({ mail: 'ada@example.org' });
    const added = await add(mall, visitor, 'ada', '/user-center/uc-bind');
    expect(added).toMatchObject({ success: true, data: { redirectUrl: '/user-center/uc-bind' } });
    expect(await shown(visitor)).toMatchObject([{ bound: true, nickName: 'Ada', removable: true }]);
    expect(await add(mall, visitor, 'ada')).toMatchObject({ success: true });
    expect(await mall.count('account_binding')).toBe(1);
  });

  it('refuses an identity of another account, and a second identity of the same provider', async () => {
    const mall = await openMallWithProvider();
    const first = await mall.member({ mail: 'first@example.org' });
    const second = await mall.member({ mail: 'second@example.org' });
    expect(await add(mall, first.visitor, 'ada')).toMatchObject({ success: true });
    const taken = { reason: 'thirdLogin.boundToOther', code: 'A04002' };
    expect(await add(mall, second.visitor, 'ada')).toMatchObject(taken);
    expect(await add(mall, first.visitor, 'ben')).toMatchObject(taken);
    expect(await mall.count('account_binding')).toBe(1);
  });

  it('refuses a request that was started in another browser', async () => {
    const mall = await openMallWithProvider();
    const { visitor } = await mall.member({ mail: 'victim@example.org' });
    const authCallback = await mall.authorize(mall.visitor(), 'mallory');
    const input = { ...GOOGLE, callbackUrl: CALLBACK, authCallback };
    expect(await visitor.call('POST', '/p/user/bindings', input)).toMatchObject({ reason: 'thirdLogin.state' });
    expect(await mall.count('account_binding')).toBe(0);
  });

  it('refuses a request that was started by a visitor or by another account in the same browser', async () => {
    const mall = await openMallWithProvider();
    const { visitor } = await mall.member({ mail: 'first@example.org' });
    const signedIn = { ...visitor.cookies };
    delete visitor.cookies.cbecBbcToken;
    const asGuest = await mall.authorize(visitor, 'ada');
    visitor.cookies.cbecBbcToken = signedIn.cbecBbcToken ?? '';
    const input = { ...GOOGLE, callbackUrl: CALLBACK };
    const asFirst = await mall.authorize(visitor, 'ada');
    const finish = (authCallback: object) => visitor.call('POST', '/p/user/bindings', { ...input, authCallback });
    expect(await finish(asGuest)).toMatchObject({ reason: 'thirdLogin.state' });
    const second = await mall.member({ mail: 'second@example.org' });
    visitor.cookies.cbecBbcToken = second.visitor.cookies.cbecBbcToken ?? '';
    expect(await finish(asFirst)).toMatchObject({ reason: 'thirdLogin.state' });
    expect(await mall.count('account_binding')).toBe(0);
  });

  it('binds an identity to one of two accounts when both add it concurrently', async () => {
    const mall = await openMallWithProvider();
    const members = [await mall.member({ mail: 'a@example.org' }), await mall.member({ mail: 'b@example.org' })];
    const answers = await Promise.all(members.map(({ visitor }) => add(mall, visitor, 'ada')));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'thirdLogin.boundToOther')).toHaveLength(1);
  });
});

describe('removeBinding', () => {
  it('removes only a binding of the own account', async () => {
    const mall = await openMallWithProvider();
    const owner = await mall.member({ mail: 'owner@example.org' });
    const stranger = await mall.member({ mail: 'stranger@example.org' });
    await add(mall, owner.visitor, 'ada');
    const notBound = { reason: 'thirdLogin.notBound', code: 'A04001' };
    expect(await stranger.visitor.call('DELETE', '/p/user/bindings', GOOGLE)).toMatchObject(notBound);
    expect(await mall.count('account_binding')).toBe(1);
    expect(await owner.visitor.call('DELETE', '/p/user/bindings', GOOGLE)).toMatchObject({ success: true, data: null });
    expect(await owner.visitor.call('DELETE', '/p/user/bindings', GOOGLE)).toMatchObject(notBound);
    expect(await mall.count('account_binding')).toBe(0);
  });

  it('refuses to remove the only sign-in method of an account with just a mobile number', async () => {
    const mall = await openMallWithProvider();
    const { visitor } = await mall.member({ mobile: '13800000001' });
    await add(mall, visitor, 'ada');
    expect(await shown(visitor)).toMatchObject([{ removable: false }]);
    expect(await visitor.call('DELETE', '/p/user/bindings', GOOGLE)).toMatchObject({ reason: 'thirdLogin.lastWayIn' });
    const other = await mall.member({ mobile: '13800000002', passwordHash: 'some hash' });
    await add(mall, other.visitor, 'ben');
    expect(await other.visitor.call('DELETE', '/p/user/bindings', GOOGLE)).toMatchObject({ success: true });
  });

  it('control: without the row lock on the account no sign-in method is left', async () => {
    const mall = await openMallWithProvider({ facebook: KEYS });
    const { userId, visitor } = await mall.member({ mobile: '13800000100' });
    for (const site of [GOOGLE, FACEBOOK])
      await insertBinding(mall.database.queries, userId, { ...site, subject: 'ada', nickName: '' });
    await removeRowLocks(mall, 'account', { event: 'update', count: 1, write: 'null' });
    await synchroniseTransactionsBefore(mall, 'delete', 'account_binding', 2);
    const answers = await Promise.all(
      [GOOGLE, FACEBOOK].map((site) => visitor.call('DELETE', '/p/user/bindings', site)),
    );
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    expect(await mall.count('account_binding')).toBe(0);
  });

  it('keeps one sign-in method when two bindings are removed concurrently', async () => {
    const mall = await openMallWithProvider({ facebook: KEYS });
    for (let round = 0; round < 8; round += 1) {
      const { userId, visitor } = await mall.member({ mobile: `1380000010${round}` });
      for (const site of [GOOGLE, FACEBOOK])
        await insertBinding(mall.database.queries, userId, { ...site, subject: `${round}`, nickName: '' });
      const answers = await Promise.all(
        [GOOGLE, FACEBOOK].map((site) => visitor.call('DELETE', '/p/user/bindings', site)),
      );
      expect(answers.map(({ success, reason }) => (success ? 'removed' : reason)).sort()).toEqual([
        'removed',
        'thirdLogin.lastWayIn',
      ]);
    }
    expect(await mall.count('account_binding')).toBe(8);
  });

  it('does not count a provider that is no longer offered as a sign-in method', async () => {
    const mall = await openMallWithProvider();
    const { userId, visitor } = await mall.member({ mobile: '13800000003' });
    await add(mall, visitor, 'ada');
    await insertBinding(mall.database.queries, userId, { ...FACEBOOK, subject: 'f', nickName: '' });
    expect(await visitor.call('DELETE', '/p/user/bindings', GOOGLE)).toMatchObject({ reason: 'thirdLogin.lastWayIn' });
    expect(await visitor.call('DELETE', '/p/user/bindings', FACEBOOK)).toMatchObject({ success: true });
  });
});
