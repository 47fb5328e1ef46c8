import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressDraft, type AddressField, addressProblems } from './address-rules.ts';

const GOOD: AddressDraft = {
  receiver: 'Ada Lovelace',
  mobile: '13800138000',
  areaId: 440305,
  addr: '1 Keji South Road',
  postCode: '518057',
};

describe('addressProblems', () => {
  it('accepts a complete address', () => {
    expect(addressProblems(GOOD)).toEqual([]);
  });

  it.each<[string, Partial<AddressDraft>, AddressField[]]>([
    [
      'an empty form',
      { receiver: '', mobile: '', areaId: 0, addr: '', postCode: '' },
      Object.keys(GOOD) as AddressField[],
    ],
    ['a recipient of spaces', { receiver: '   ' }, ['receiver']],
    ['a recipient of 25', { receiver: '王'.repeat(25) }, []],
    ['a recipient of 26', { receiver: '王'.repeat(26) }, ['receiver']],
    ['25 emoji, two units each', { receiver: '🙂'.repeat(25) }, []],
    ['a recipient with an end-of-text character', { receiver: 'Ada\u0003' }, ['receiver']],
    ['a mobile number with spaces around it', { mobile: ' 13800138000 ' }, []],
    ['a mobile number of 10 digits', { mobile: '1380013800' }, ['mobile']],
    ['a landline number', { mobile: '02088889999' }, ['mobile']],
    ['a negative area', { areaId: -1 }, ['areaId']],
    ['a detail of 4', { addr: 'Road' }, ['addr']],
    ['a detail of 5', { addr: 'Roads' }, []],
    ['a detail of 4 between spaces', { addr: '  Road  ' }, ['addr']],
    ['a detail of 50', { addr: '路'.repeat(50) }, []],
    ['a detail of 51', { addr: '路'.repeat(51) }, ['addr']],
    ['a detail on two lines', { addr: 'Tower 2\nFloor 8' }, []],
    ['a detail with a null character', { addr: 'Tower\u0000 2' }, ['addr']],
    ['a British post code', { postCode: 'SW1A 1AA' }, []],
    ['an American one', { postCode: '94105-1420' }, []],
    ['a post code of 2', { postCode: '12' }, ['postCode']],
    ['a post code of 11', { postCode: '12345678901' }, ['postCode']],
    ['a post code that starts with a dash', { postCode: '-1234' }, ['postCode']],
    ['two at once', { mobile: '', addr: '' }, ['mobile', 'addr']],
  ])('checks %s', (_, change, problems) => {
    expect(addressProblems({ ...GOOD, ...change })).toEqual(problems);
  });

  it('checks each field by itself, in the order of the form', () => {
    const order: AddressField[] = ['receiver', 'mobile', 'areaId', 'addr', 'postCode'];
    const broken: AddressDraft = { receiver: '', mobile: 'x', areaId: 0, addr: 'x', postCode: '?' };
    fc.assert(
      fc.property(fc.subarray(order), (fields) => {
        const draft = { ...GOOD, ...Object.fromEntries(fields.map((field) => [field, broken[field]])) };
        expect(addressProblems(draft)).toEqual(fields);
      }),
    );
  });

  it('accepts a recipient in any letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{L}][\p{L} .'-]{0,10}$/u), (receiver) => {
        expect(addressProblems({ ...GOOD, receiver })).toEqual([]);
      }),
    );
  });
});
