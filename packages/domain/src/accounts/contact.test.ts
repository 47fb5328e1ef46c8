import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contactOf,
  isAccountName,
  isMail,
  isMobile,
  isNickName,
  mailContact,
  maskContact,
  mobileContact,
  readSignInName,
  suggestNickName,
} from './contact.ts';

describe('isMail', () => {
  it.each(['ada@example.org', 'Ada.Lovelace+mall@mail.example.co.uk', 'a_b%c@x-y.io', '1@2.example'])(
    'accepts %s',
    (mail) => {
      expect(isMail(mail)).toBe(true);
    },
  );

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@-example.org',
    'ada@example-.org',
    'ada@example..org',
    'ada @example.org',
    'ada@example.org\n',
    'ada@exa mple.org',
    'ada@example.org, eve@example.org',
    'ada@@example.org',
    `${'a'.repeat(250)}@example.org`,
  ])('refuses %j', (mail) => {
    expect(isMail(mail)).toBe(false);
  });

  it('has no catastrophic backtracking', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.constantFrom('@', '.', '-', 'a'), (text, repeated) => {
        expect(typeof isMail(`a@${repeated.repeat(240)}${text}`)).toBe('boolean');
      }),
    );
  });
});

describe('isMobile', () => {
  it.each([
    ['13800138000', true],
    ['1380013800', false],
    ['138001380000', false],
    ['23800138000', false],
    ['+8613800138000', false],
    ['138 0013 8000', false],
    ['１３８００１３８０００', false],
  ])('returns for %s: %s', (mobile, fits) => {
    expect(isMobile(mobile)).toBe(fits);
  });
});

describe('isAccountName', () => {
  it.each([
    ['adal', true],
    ['Ada_Lovelace1815', true],
    ['ada', false],
    ['Ada_Lovelace18151', false],
    ['ada lovelace', false],
    ['ada-lovelace', false],
    ['阿达阿达', false],
  ])('returns for %s: %s', (name, fits) => {
    expect(isAccountName(name)).toBe(fits);
  });
});

describe('isNickName', () => {
  it.each([
    ['A', true],
    ['   ', false],
    ['', false],
    ['王'.repeat(15), true],
    ['王'.repeat(16), false],
    ['🙂'.repeat(15), true],
    [` ${'a'.repeat(15)} `, true],
  ])('returns for %j: %s', (name, fits) => {
    expect(isNickName(name)).toBe(fits);
  });
});

describe('contactOf', () => {
  it.each([
    [{ mail: 'ada@example.org', mobile: '13800138000' }, mailContact('ada@example.org')],
    [{ mail: null, mobile: '13800138000' }, mobileContact('13800138000')],
    [{ mail: 'ada@example.org' }, mailContact('ada@example.org')],
  ])('prefers the mail address: %o', (columns, contact) => {
    expect(contactOf(columns)).toEqual(contact);
  });

  it('throws without mail and mobile', () => {
    expect(() => contactOf({ mail: null, mobile: null })).toThrow('neither mail nor mobile');
  });
});

describe('readSignInName', () => {
  it.each([
    [' Ada@Example.ORG ', { channel: 'mail', address: 'ada@example.org' }],
    [' 13800138000', { channel: 'mobile', address: '13800138000' }],
    ['Ada_1815', { channel: 'name', address: 'ada_1815' }],
    ['1380013800', { channel: 'name', address: '1380013800' }],
    ['ad', undefined],
    ['ada@', undefined],
  ])('recognises %j as mail, mobile, name or nothing', (typed, name) => {
    expect(readSignInName(typed)).toEqual(name);
  });

  it('is idempotent: a normalised name reads as itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.emailAddress(), fc.stringMatching(/^1\d{10}$/), fc.stringMatching(/^\w{4,16}$/)),
        (typed) => {
          const name = readSignInName(typed);
          if (name) expect(readSignInName(name.address)).toEqual(name);
        },
      ),
    );
  });
});

describe('maskContact', () => {
  it.each([
    [mailContact('ada@example.org'), 'ad***@example.org'],
    [mailContact('ab@example.org'), 'a***@example.org'],
    [mailContact('a@example.org'), 'a***@example.org'],
    [mobileContact('13800138000'), '138****8000'],
  ])('masks %o', (contact, masked) => {
    expect(maskContact(contact)).toBe(masked);
  });

  it('never shows the whole part before the @', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{2,20}$/), (name) => {
        const [shown = ''] = maskContact(mailContact(`${name}@example.org`)).split('@');
        expect(shown).not.toContain(name);
      }),
    );
  });
});

describe('suggestNickName', () => {
  const nameWith = (digits: string) => `Shopper ${digits}`;

  it.each([
    [mailContact('Ada.Lovelace@example.org'), 'ada.lovelace'],
    [mailContact('ada+mall@example.org'), 'ada'],
    [mailContact('a-very-long-name-indeed@example.org'), 'a-very-long-nam'],
    [mobileContact('13911112222'), 'Shopper 2222'],
  ])('for %o returns %s', (contact, name) => {
    expect(suggestNickName(contact, nameWith)).toBe(name);
  });

  it('returns a valid nickname or an empty text', () => {
    for (const address of ['+@example.org', '.@example.org']) {
      const name = suggestNickName({ channel: 'mail', address }, nameWith);
      expect(name === '' || isNickName(name)).toBe(true);
    }
  });
});
