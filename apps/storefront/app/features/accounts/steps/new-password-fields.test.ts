import { checkChangedPassword, checkRegisterPassword } from '@galleria/domain/accounts/password-rules';
import { expect, it } from 'vitest';
import { PASSWORD_PARTS } from './new-password-fields.tsx';

const TRIED = [
  ...['', 'abc', 'abcdef', 'abcde1', 'abc 12', '123456', '!!!!!!', 'abcdefg1', 'Abcdef1!', 'Abcd ef1!', 'Abcdéf1!'],
  ...['Ａbcdef1!', 'a1!'.repeat(6), 'a1!'.repeat(7), 'abcdefgh!', '1234567!', 'Galleria#2026'],
];

it.each(TRIED)('PASSWORD_PARTS agree with the domain rules about %j', (password) => {
  const met = (kind: 'register' | 'change') => PASSWORD_PARTS[kind].every(({ isMet }) => isMet(password));
  expect(met('register')).toBe(checkRegisterPassword(password) === undefined);
  expect(met('change')).toBe(checkChangedPassword(password) === undefined);
});
