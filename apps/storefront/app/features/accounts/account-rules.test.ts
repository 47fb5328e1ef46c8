import { describe, expect, it } from 'vitest';
import { NOT_SEALED } from './encrypted-password.ts';
import { checkNewPassword } from './account-rules.ts';

const SEALED = [1, 2, 3, 4, 5].map((part) => String(part).repeat(30)).join('.');

describe('a new password', () => {
  it.each([SEALED, NOT_SEALED])('that only the server can read is left to the server', (passWord) => {
    expect(checkNewPassword('register', { passWord })).toEqual({});
    expect(checkNewPassword('change', { passWord })).toEqual({});
  });

  it('that can be read is judged by the rule of its form', () => {
    expect(checkNewPassword('register', { passWord: 'abcde1' })).toEqual({ passWord: 'accounts.error.registerRule' });
    expect(checkNewPassword('change', { passWord: 'abcde1' })).toEqual({});
    expect(checkNewPassword('change', { passWord: 'abcdef' })).toEqual({ passWord: 'accounts.error.changeRule' });
  });

  it('is compared with its confirmation where that came along', () => {
    expect(checkNewPassword('change', { passWord: 'abcde1', confirmation: 'abcde2' })).toEqual({
      confirmation: 'accounts.error.mismatch',
    });
    expect(checkNewPassword('change', { passWord: 'abcde1', confirmation: 'abcde1' })).toEqual({});
  });

  it('has to be there', () => {
    expect(checkNewPassword('change', {})).toEqual({ passWord: 'accounts.error.newPasswordRequired' });
  });
});
