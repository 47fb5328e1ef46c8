import { describe, expect, it } from 'vitest';
import { lastCode, lastMessage } from '../../../testing/read-messages.ts';
import { findAccount, updateAccount } from '../accounts-db.ts';
import { openMallWithProvider, type TestMall } from './testing/mall-with-provider.ts';
import type { Visitor } from './testing/visitor.ts';

const MAIL = 'new@example.org';

async function keyFor(mall: TestMall, visitor: Visitor, subject: string): Promise<string> {
  const { data } = await mall.comeBack(visitor, await mall.travel(visitor, subject));
  return (data as { thirdLoginVO: { loginKey: string } }).thirdLoginVO.loginKey;
}

async function codeFor(mall: TestMall, visitor: Visitor, mail = MAIL): Promise<string> {
  expect(await visitor.call('PUT', '/user/sendBindSms', { mail })).toMatchObject({ success: true });
  return lastCode(mall, mail);
}

function bind(visitor: Visitor, loginKey: string, validCode: string, mail = MAIL) {
  return visitor.call('POST', '/bindMailAndThirdLogin', { mail, validCode, loginKey });
}

function accountWith(mall: TestMall, mail: string) {
  return findAccount(mall.database.queries, { channel: 'mail', address: mail });
}

describe('binding a mail address', () => {
  it('makes an account without a password, named as over there, and signs in', async () => {
    const mall = await openMallWithProvider();
    mall.provider.people.ada = { name: 'Augusta Ada King of Lovelace' };
    const visitor = mall.visitor();
    const loginKey = await keyFor(mall, visitor, 'ada');
    const answer = await bind(visitor, loginKey, await codeFor(mall, visitor, 'New@Example.org'.toLowerCase()));
    expect(answer.data).toEqual({ accessToken: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 30 * 24 * 3600 });
    expect(await accountWith(mall, MAIL)).toMatchObject({
      nickName: 'Augusta Ada Kin',
      passwordHash: null,
      name: null,
    });
    expect(await lastMessage(mall, MAIL)).toMatchObject({ template: 'welcome' });
    const again = mall.visitor();
    expect((await mall.comeBack(again, await mall.travel(again, 'ada'))).data).toHaveProperty('accessToken');
  });

  it('names somebody without a name after their mailbox', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const mail = 'a.very.long.mailbox.name@example.org';
    const loginKey = await keyFor(mall, visitor, 'nameless');
    await bind(visitor, loginKey, await codeFor(mall, visitor, mail), mail);
    expect(await accountWith(mall, mail)).toMatchObject({ nickName: 'a.very.long.mai' });
  });

  it('binds to the account that has the address, once its owner has read the code', async () => {
    const mall = await openMallWithProvider();
    const { userId } = await mall.member({ mail: MAIL });
    const accountsBefore = await mall.count('account');
    const visitor = mall.visitor();
    const loginKey = await keyFor(mall, visitor, 'ada');
    expect(await bind(visitor, loginKey, await codeFor(mall, visitor))).toMatchObject({ success: true });
    expect(await mall.count('account')).toBe(accountsBefore);
    expect(await accountWith(mall, MAIL)).toMatchObject({ id: userId });
  });

  it('tells nobody whether an address is known: the message and the answer are the same', async () => {
    const mall = await openMallWithProvider();
    await mall.member({ mail: MAIL });
    const known = await mall.visitor().call('PUT', '/user/sendBindSms', { mail: MAIL });
    const unknown = await mall.visitor().call('PUT', '/user/sendBindSms', { mail: 'nobody@example.org' });
    expect(known).toEqual(unknown);
    expect(await lastMessage(mall, MAIL)).toMatchObject({ template: 'bindCode' });
    expect(await lastMessage(mall, 'nobody@example.org')).toMatchObject({ template: 'bindCode' });
  });
});

describe('what does not bind', () => {
  it('is a wrong code, one for another address, or a key that is made up, used or too old', async () => {
    const mall = await openMallWithProvider();
    const visitor = mall.visitor();
    const loginKey = await keyFor(mall, visitor, 'ada');
    const code = await codeFor(mall, visitor);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await bind(visitor, loginKey, wrong)).toMatchObject({ reason: 'code.wrong' });
    expect(await bind(visitor, loginKey, code, 'other@example.org')).toMatchObject({ reason: 'code.wrong' });
    expect(await bind(visitor, 'made-up', code)).toMatchObject({ reason: 'thirdLogin.keySpent' });
    expect(await bind(visitor, loginKey, code)).toMatchObject({ success: true });
    await mall.moveClock('2 minutes');
    const second = await codeFor(mall, visitor);
    expect(await bind(visitor, loginKey, second)).toMatchObject({ reason: 'thirdLogin.keySpent' });
    const late = await keyFor(mall, visitor, 'ben');
    await mall.moveClock('18 minutes');
    expect(await bind(visitor, late, await codeFor(mall, visitor))).toMatchObject({ reason: 'thirdLogin.keySpent' });
  });

  it('is an account with somebody else of the same site, or a suspended one; the key stays good', async () => {
    const mall = await openMallWithProvider();
    const { userId } = await mall.member({ mail: MAIL });
    const first = mall.visitor();
    await bind(first, await keyFor(mall, first, 'first'), await codeFor(mall, first));
    await mall.moveClock('2 minutes');
    const second = mall.visitor();
    const loginKey = await keyFor(mall, second, 'second');
    expect(await bind(second, loginKey, await codeFor(mall, second))).toMatchObject({
      reason: 'thirdLogin.boundToOther',
    });
    await updateAccount(mall.database.queries, userId, { status: 'banned' });
    await mall.moveClock('4 minutes');
    expect(await bind(second, loginKey, await codeFor(mall, second))).toMatchObject({ reason: 'account.banned' });
    expect(second.cookies.cbecBbcToken).toBeUndefined();
    const free = 'free@example.org';
    expect(await bind(second, loginKey, await codeFor(mall, second, free), free)).toMatchObject({ success: true });
  });
});

describe('races', () => {
  it('many with one key and one code make one account and one binding', async () => {
    const mall = await openMallWithProvider();
    const accountsBefore = await mall.count('account');
    const visitor = mall.visitor();
    const loginKey = await keyFor(mall, visitor, 'ada');
    const code = await codeFor(mall, visitor);
    const answers = await Promise.all(Array.from({ length: 4 }, () => bind(mall.visitor(), loginKey, code)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await mall.count('account')).toBe(accountsBefore + 1);
    expect(await mall.count('account_binding')).toBe(1);
  });

  it('one key with two mail addresses opens one account', async () => {
    const mall = await openMallWithProvider();
    const accountsBefore = await mall.count('account');
    const visitor = mall.visitor();
    const loginKey = await keyFor(mall, visitor, 'ada');
    const mails = ['one@example.org', 'two@example.org'];
    const codes = [await codeFor(mall, visitor, mails[0]), await codeFor(mall, visitor, mails[1])];
    const answers = await Promise.all(mails.map((mail, nth) => bind(mall.visitor(), loginKey, codes[nth] ?? '', mail)));
    expect(answers.map(({ success, reason }) => (success ? 'in' : reason)).sort()).toEqual([
      'in',
      'thirdLogin.keySpent',
    ]);
    expect(await mall.count('account')).toBe(accountsBefore + 1);
    expect(await mall.count('account_binding')).toBe(1);
  });

  it('two keys of one person with two mail addresses leave no account that nobody can open', async () => {
    const mall = await openMallWithProvider();
    const accountsBefore = await mall.count('account');
    const visitor = mall.visitor();
    const keys = [await keyFor(mall, visitor, 'ada'), await keyFor(mall, visitor, 'ada')];
    const mails = ['one@example.org', 'two@example.org'];
    const codes = [await codeFor(mall, visitor, mails[0]), await codeFor(mall, visitor, mails[1])];
    const answers = await Promise.all(
      mails.map((mail, nth) => bind(mall.visitor(), keys[nth] ?? '', codes[nth] ?? '', mail)),
    );
    expect(answers.map(({ success, reason }) => (success ? 'in' : reason)).sort()).toEqual([
      'in',
      'thirdLogin.boundToOther',
    ]);
    expect(await mall.count('account')).toBe(accountsBefore + 1);
  });
});
