import { NOT_ENCRYPTED } from '@galleria/client/password-encryption';
import { describe, expect, it } from 'vitest';
import { checkForm, defineForm } from '../../forms/define-form.ts';
import { checkAccountName, checkNickName, newPasswordFields } from './account-rules.ts';

const JWE = [1, 2, 3, 4, 5].map((part) => String(part).repeat(30)).join('.');
const register = defineForm({ fields: newPasswordFields('register') });
const change = defineForm({ fields: newPasswordFields('change') });

describe('newPasswordFields', () => {
  it.each([JWE, NOT_ENCRYPTED])('leaves an encrypted password to the server (%#)', (passWord) => {
    expect(checkForm(register, { passWord })).toEqual({});
    expect(checkForm(change, { passWord })).toEqual({});
  });

  it('checks a plain-text password by the rule of its form', () => {
    expect(checkForm(register, { passWord: 'abcde1' })).toEqual({ passWord: 'accounts.error.registerRule' });
    expect(checkForm(change, { passWord: 'abcde1' })).toEqual({});
    expect(checkForm(change, { passWord: 'abcdef' })).toEqual({ passWord: 'accounts.error.changeRule' });
  });

  it('compares the confirmation if it was sent', () => {
    expect(checkForm(change, { passWord: 'abcde1', confirmation: 'abcde2' })).toEqual({
      confirmation: 'accounts.error.mismatch',
    });
    expect(checkForm(change, { passWord: 'abcde1', confirmation: 'abcde1' })).toEqual({});
  });

  it('requires a password', () => {
    expect(checkForm(change, {})).toEqual({ passWord: 'accounts.error.newPasswordRequired' });
  });
});

it('checkNickName requires a name of at most 15 characters; checkAccountName accepts a missing name', () => {
  expect([undefined, '', '  '].map(checkNickName)).toEqual(Array(3).fill('accounts.error.nickNameRequired'));
  expect(checkNickName('Sixteen letters!')).toBe('accounts.error.nickName');
  expect(checkNickName('小满')).toBeUndefined();
  expect([undefined, '', 'ada_1'].map(checkAccountName)).toEqual([undefined, undefined, undefined]);
  expect(checkAccountName('ada')).toBe('accounts.error.userName');
});
