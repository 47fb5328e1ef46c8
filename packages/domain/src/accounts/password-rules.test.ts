import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkChangedPassword, checkPayPassword, checkRegisterPassword } from './password-rules.ts';

describe('checkRegisterPassword', () => {
  it.each(['Galleria#2026', 'aaaaaa1!', 'a1!'.padEnd(20, 'x'), '~~~~~~1a'])('accepts %s', (password) => {
    expect(checkRegisterPassword(password)).toBeUndefined();
  });

  it.each([
    '',
    'aaaaa1!',
    'a1!'.padEnd(21, 'x'),
    'aaaaaaaa1',
    'aaaaaaaa!',
    '11111111!',
    'aaaa aa1!',
    'aaaaaa１!',
    'ａaaaaaa1!',
    'pässwort1!',
    'aaaaaa1!\n',
  ])('refuses %j', (password) => {
    expect(checkRegisterPassword(password)).toBe('password.registerRule');
  });
});

describe('checkChangedPassword', () => {
  it.each(['aaaaa1', 'aaaaa!', '11111!', 'a1'.padEnd(20, 'x'), 'Galleria#2026'])('accepts %s', (password) => {
    expect(checkChangedPassword(password)).toBeUndefined();
  });

  it.each(['aaaa1', 'aaaaaa', '111111', '!!!!!!', 'a1'.padEnd(21, 'x'), 'aaa 11', 'aaaaａ1'])(
    'refuses %j',
    (password) => {
      expect(checkChangedPassword(password)).toBe('password.changeRule');
    },
  );

  it('accepts every password that registration accepts', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\x20-\x7e]{5,22}$/), (password) => {
        if (checkRegisterPassword(password) === undefined) expect(checkChangedPassword(password)).toBeUndefined();
      }),
    );
  });
});

describe('checkPayPassword', () => {
  it.each([
    ['246810', undefined],
    ['000000', undefined],
    ['24681', 'password.payRule'],
    ['2468100', 'password.payRule'],
    ['24681a', 'password.payRule'],
    ['２４６８１０', 'password.payRule'],
    [' 246810', 'password.payRule'],
    ['246810\n', 'password.payRule'],
  ])('returns for %j: %s', (password, verdict) => {
    expect(checkPayPassword(password)).toBe(verdict);
  });
});
