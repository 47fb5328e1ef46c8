import { describe, expect, it } from 'vitest';
import { contactsIn } from './contacts.ts';

describe('contactsIn', () => {
  it('finds mail addresses and phone numbers in several lines', () => {
    const info =
      'Galleria Ltd, 12 Arcade Street, 10115 Sampletown\nEvery day, 8:00-22:00\nhello@galleria.test · +00 555 010 020';
    expect(contactsIn(info)).toEqual({ mails: ['hello@galleria.test'], phones: ['+00 555 010 020'] });
  });

  it.each([
    ['客服：400-820-8820', { mails: [], phones: ['400-820-8820'] }],
    ['Tel. 030 1234567, a@b.de oder a@b.de', { mails: ['a@b.de'], phones: ['030 1234567'] }],
    ['Arcade Street 12, 200030 Shanghai, founded 2026', { mails: [], phones: [] }],
    ['', { mails: [], phones: [] }],
  ])('reads %j', (info, found) => {
    expect(contactsIn(info)).toEqual(found);
  });
});
