import { describe, expect, it } from 'vitest';
import { checkForm } from '../../forms/define-form.ts';
import { addressForm } from './address-fields.ts';

const RIGHT = {
  receiver: 'Ada',
  mobile: '13800138000',
  postCode: '310000',
  areaId: '330106',
  addr: '12 Analytical Lane',
};
const DETAIL_LENGTH = { id: 'addresses.detailLength', values: { shortest: 5, longest: 50 } };

describe('addressForm', () => {
  it('accepts a complete address', () => {
    expect(checkForm(addressForm, RIGHT)).toEqual({});
  });

  it('reports every empty field', () => {
    expect(checkForm(addressForm, {})).toEqual({
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
  ])('reports the %s %j', (field, value, problem) => {
    expect(checkForm(addressForm, { ...RIGHT, [field]: value })).toEqual({ [field]: problem });
  });
});
