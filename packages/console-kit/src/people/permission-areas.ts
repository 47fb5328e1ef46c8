import { SELLER_PERMISSIONS, type SellerPermission } from '@galleria/domain/access/seller-permissions';

type AreaOf<Permission> = Permission extends `${infer Area}.${string}` ? Area : never;
type VerbOf<Permission> = Permission extends `${string}.${infer Verb}` ? Verb : never;

export interface PermissionArea {
  readonly area: AreaOf<SellerPermission>;
  readonly permissions: readonly { readonly permission: SellerPermission; readonly verb: VerbOf<SellerPermission> }[];
}

/** The permissions by the part of the store they belong to, in the order of the domain's list. */
export const PERMISSION_AREAS: readonly PermissionArea[] = Object.entries(
  Object.groupBy(SELLER_PERMISSIONS, areaOf),
).map(([, permissions = []]) => ({
  area: areaOf(permissions[0] ?? 'orders.view'),
  permissions: permissions.map((permission) => ({ permission, verb: verbOf(permission) })),
}));

function areaOf<Permission extends SellerPermission>(permission: Permission): AreaOf<Permission> {
  return permission.slice(0, permission.indexOf('.')) as AreaOf<Permission>;
}

function verbOf<Permission extends SellerPermission>(permission: Permission): VerbOf<Permission> {
  return permission.slice(permission.indexOf('.') + 1) as VerbOf<Permission>;
}
