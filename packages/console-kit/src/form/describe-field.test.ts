import { savePlatformCoupon } from '@galleria/contract/promotions/staff-marketing';
import {
  acceptInvitation,
  inviteStoreMember,
  requireTotp,
  saveStoreRole,
  storeAuditPage,
} from '@galleria/contract/sellers/people';
import { describe, expect, it } from 'vitest';
import { describeField, withoutEmpty } from './describe-field.ts';

describe('describeField', () => {
  it.each([
    ['a text', saveStoreRole.input.shape.name, { type: 'text', isRequired: true, maxLength: 30 }],
    ['a text with a format', inviteStoreMember.input.shape.mail, { type: 'text', isRequired: true }],
    ['an optional text', acceptInvitation.input.shape.name, { type: 'text', isRequired: false, maxLength: 40 }],
    ['a number that may come as text', inviteStoreMember.input.shape.roleId, { type: 'number', isRequired: true }],
    ['a number with a default', storeAuditPage.input.shape.size, { type: 'number', isRequired: false }],
    ['a list', saveStoreRole.input.shape.permissions, { type: 'list', isRequired: true }],
    ['a switch', requireTotp.input.shape.required, { type: 'boolean', isRequired: false }],
  ])('reads %s', (_, schema, shape) => {
    expect(describeField(schema)).toMatchObject(shape);
  });
});

describe('withoutEmpty', () => {
  it('sends null for an empty field that takes it, and nothing for another', () => {
    const values = { budget: null, mostOff: '', total: null, amount: '', validDays: 0 };
    expect(withoutEmpty(values, savePlatformCoupon.input.shape)).toEqual({ budget: null, mostOff: null, validDays: 0 });
  });
});
