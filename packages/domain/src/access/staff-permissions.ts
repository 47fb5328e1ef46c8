/** Permissions of staff in the platform console: `area.verb`. Operations of the contract name one of them. */
export const STAFF_PERMISSIONS = [
  'stores.view',
  'stores.audit',
  'stores.edit',
  'products.view',
  'products.approve',
  'catalogue.view',
  'catalogue.edit',
  'reviews.view',
  'reviews.handle',
  'marketing.view',
  'marketing.edit',
  'content.view',
  'content.edit',
  'settings.view',
  'settings.edit',
  'buyers.view',
  'buyers.edit',
  'buyers.adjust',
  'sellers.view',
  'sellers.edit',
  'orders.view',
  'orders.refund',
  'refunds.view',
  'disputes.view',
  'disputes.handle',
  'payments.view',
  'payments.handle',
  'payouts.view',
  'payouts.approve',
  'ledger.view',
  'messages.view',
  'messages.edit',
  'jobs.view',
  'jobs.run',
  'staff.view',
  'staff.edit',
  'audit.view',
] as const;
export type StaffPermission = (typeof STAFF_PERMISSIONS)[number];

export function isStaffPermission(text: string): text is StaffPermission {
  return STAFF_PERMISSIONS.some((one) => one === text);
}

/** Roles that every mall has. They cannot be changed; a mall adds its own beside them. */
export const BUILT_IN_STAFF_ROLES = ['superuser', 'operator', 'finance', 'service', 'auditor'] as const;
export type BuiltInStaffRole = (typeof BUILT_IN_STAFF_ROLES)[number];

export function isBuiltInStaffRole(name: string): name is BuiltInStaffRole {
  return BUILT_IN_STAFF_ROLES.some((one) => one === name);
}

/** Permissions that a password alone must not protect: money leaves or is created, or others are let in. */
const NEEDS_TOTP: ReadonlySet<string> = new Set<StaffPermission>([
  'payouts.approve',
  'payments.handle',
  'buyers.adjust',
  'staff.edit',
]);

/** Whether a role with these permissions asks for a second factor, where the mall requires it at all. */
export function needsTotp(permissions: readonly StaffPermission[]): boolean {
  return permissions.some((permission) => NEEDS_TOTP.has(permission));
}

/** Every permission of these areas. */
function allOf(...areas: string[]): StaffPermission[] {
  return STAFF_PERMISSIONS.filter((permission) => areas.includes(permission.slice(0, permission.indexOf('.'))));
}

export const PERMISSIONS_OF_STAFF_ROLE: Readonly<Record<BuiltInStaffRole, readonly StaffPermission[]>> = {
  superuser: STAFF_PERMISSIONS,
  operator: [
    ...allOf('stores', 'products', 'catalogue', 'reviews', 'marketing', 'content', 'settings', 'sellers'),
    'orders.view',
    'messages.view',
  ],
  finance: [
    ...allOf('payments', 'payouts', 'ledger', 'orders', 'refunds'),
    'buyers.view',
    'buyers.adjust',
    'stores.view',
  ],
  service: [
    ...allOf('reviews', 'refunds', 'disputes'),
    'buyers.view',
    'buyers.edit',
    'sellers.view',
    'stores.view',
    'orders.view',
  ],
  auditor: STAFF_PERMISSIONS.filter((permission) => permission.endsWith('.view')),
};
