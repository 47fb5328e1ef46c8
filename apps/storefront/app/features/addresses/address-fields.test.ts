import { expect, it } from 'vitest';
import { checkAddress } from './address-definition.ts';

const RIGHT = {
  receiver: 'Ada',
  mobile: '13800138000',
  postCode: '310000',
  areaId: '330106',
  addr: '12 Analytical Lane',
};
const DETAIL_LENGTH = { id: 'addresses.detailLength', values: { shortest: 5, longest: 50 } };

it('finds nothing wrong with a complete address', () => {
  expect(checkAddress(RIGHT)).toEqual({});
});

it('says of every empty field that it is empty', () => {
  expect(checkAddress({})).toEqual({
    receiver: 'addresses.receiverEmpty',
    mobile: 'addresses.mobileEmpty',
    areaId: 'addresses.regionEmpty',
    addr: 'addresses.detailEmpty',
    postCode: 'addresses.postCodeEmpty',
  });
});

it.each([
  ['receiver', 'A'.repeat(26), { id: 'addresses.receiverLong', values: { limit: 25 } }],
  ['mobile', '23800138000', 'addresses.mobileWrong'],
  ['mobile', '1380013800', 'addresses.mobileWrong'],
  ['addr', 'Lane', DETAIL_LENGTH],
  ['addr', 'L'.repeat(51), DETAIL_LENGTH],
  ['postCode', '!', 'addresses.postCodeWrong'],
  ['areaId', '0', 'addresses.regionEmpty'],
])('says what is wrong with %s %j', (field, value, words) => {
  expect(checkAddress({ ...RIGHT, [field]: value })).toEqual({ [field]: words });
});
