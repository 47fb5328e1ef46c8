/** Permissions of a seller in a store's back office: `area.verb`. Operations of the contract name one of them. */
export const SELLER_PERMISSIONS = [
  'products.view',
  'products.edit',
  'stock.view',
  'stock.edit',
  'orders.view',
  'orders.edit',
  'orders.ship',
  'orders.cancel',
  'refunds.view',
  'refunds.handle',
  'reviews.view',
  'reviews.answer',
  'chat.answer',
  'marketing.view',
  'marketing.edit',
  'store.view',
  'store.edit',
  'money.view',
  'money.payout',
  'money.accounts',
  'people.view',
  'people.edit',
  'audit.view',
] as const;
export type SellerPermission = (typeof SELLER_PERMISSIONS)[number];

export function isSellerPermission(text: string): text is SellerPermission {
  return SELLER_PERMISSIONS.some((one) => one === text);
}

/** Roles that every store has. They cannot be changed; a store adds its own beside them. */
export const BUILT_IN_ROLES = ['owner', 'manager', 'clerk', 'service'] as const;
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number];

export function isBuiltInRole(name: string): name is BuiltInRole {
  return BUILT_IN_ROLES.some((one) => one === name);
}

/** Withheld from managers, who run the store but control neither its people nor where its money goes. */
const OWNER_ONLY: ReadonlySet<SellerPermission> = new Set(['people.edit', 'money.accounts']);

export const PERMISSIONS_OF_ROLE: Readonly<Record<BuiltInRole, readonly SellerPermission[]>> = {
  owner: SELLER_PERMISSIONS,
  manager: SELLER_PERMISSIONS.filter((permission) => !OWNER_ONLY.has(permission)),
  clerk: ['products.view', 'stock.view', 'stock.edit', 'orders.view', 'orders.edit', 'orders.ship'],
  service: [
    'products.view',
    'orders.view',
    'refunds.view',
    'refunds.handle',
    'reviews.view',
    'reviews.answer',
    'chat.answer',
  ],
};
