import type { Permission } from '../console-definition.ts';

type AreaOf<Name> = Name extends `${infer Area}.${string}` ? Area : never;
type VerbOf<Name> = Name extends `${string}.${infer Verb}` ? Verb : never;

export interface PermissionArea {
  readonly area: AreaOf<Permission>;
  readonly permissions: readonly { readonly permission: Permission; readonly verb: VerbOf<Permission> }[];
}

/** The permissions of a realm grouped by area, in the order of the domain's list. */
export function permissionAreas(permissions: readonly Permission[]): readonly PermissionArea[] {
  return [...Map.groupBy(permissions, areaOf)].map(([area, inArea]) => ({
    area,
    permissions: inArea.map((permission) => ({ permission, verb: verbOf(permission) })),
  }));
}

function areaOf(permission: Permission): AreaOf<Permission> {
  return permission.slice(0, permission.indexOf('.')) as AreaOf<Permission>;
}

function verbOf(permission: Permission): VerbOf<Permission> {
  return permission.slice(permission.indexOf('.') + 1) as VerbOf<Permission>;
}
