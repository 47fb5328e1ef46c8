import { describe, expect, it } from 'vitest';
import { BUILT_IN_STAFF_ROLES, needsTotp, PERMISSIONS_OF_STAFF_ROLE, STAFF_PERMISSIONS } from './staff-permissions.ts';

const permissionsOf = (role: keyof typeof PERMISSIONS_OF_STAFF_ROLE) =>
  new Set<string>(PERMISSIONS_OF_STAFF_ROLE[role]);

describe('built-in roles of staff', () => {
  it('a superuser holds every permission', () => {
    expect(permissionsOf('superuser')).toEqual(new Set(STAFF_PERMISSIONS));
  });

  it('an auditor views everything and changes nothing', () => {
    const held = permissionsOf('auditor');
    for (const permission of STAFF_PERMISSIONS) expect(held.has(permission)).toBe(permission.endsWith('.view'));
  });

  it('finance approves payouts, but edits neither settings nor people', () => {
    const held = permissionsOf('finance');
    expect(held.has('payouts.approve')).toBe(true);
    for (const other of ['settings.edit', 'staff.edit', 'buyers.edit']) expect(held.has(other)).toBe(false);
  });

  it('only superusers manage staff', () => {
    expect(BUILT_IN_STAFF_ROLES.filter((role) => permissionsOf(role).has('staff.edit'))).toEqual(['superuser']);
  });

  it('superusers and finance need a second factor, as does a role with one of their critical permissions', () => {
    expect(BUILT_IN_STAFF_ROLES.filter((role) => needsTotp(PERMISSIONS_OF_STAFF_ROLE[role]))).toEqual([
      'superuser',
      'finance',
    ]);
    for (const permission of ['payouts.approve', 'payments.handle', 'buyers.adjust', 'staff.edit'] as const) {
      expect(needsTotp(['orders.view', permission])).toBe(true);
    }
    expect(needsTotp(['payouts.view', 'orders.view'])).toBe(false);
  });

  it('a role that changes something in an area may view it', () => {
    for (const role of BUILT_IN_STAFF_ROLES) {
      const held = permissionsOf(role);
      for (const permission of held) expect(held).toContain(`${permission.split('.')[0]}.view`);
    }
  });
});
