import { describe, expect, it } from 'vitest';
import { changesBetween, fieldsOf } from './changes.ts';

describe('changesBetween', () => {
  it('lists only changed fields', () => {
    expect(changesBetween({ name: 'Kim', role: 'clerk' }, { name: 'Kim', role: 'manager' })).toEqual([
      { field: 'role', before: 'clerk', after: 'manager' },
    ]);
  });

  it('lists all fields of a created or deleted object', () => {
    expect(changesBetween(null, { mail: 'a@b.test' })).toEqual([{ field: 'mail', before: '', after: 'a@b.test' }]);
    expect(changesBetween({ required: true }, null)).toEqual([{ field: 'required', before: 'true', after: '' }]);
  });
});

describe('fieldsOf', () => {
  it('names nested fields by their path and lists in one line', () => {
    expect([...fieldsOf({ roleId: 7, limits: { day: 3 }, permissions: ['orders.view', 'orders.ship'] })]).toEqual([
      ['roleId', '7'],
      ['limits.day', '3'],
      ['permissions', 'orders.view, orders.ship'],
    ]);
  });
});
