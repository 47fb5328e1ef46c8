import type { Permission } from '../console-definition.ts';
import type { OperationOf, Role } from '../sign-in/sign-in-definition.ts';

export interface RoleWithPermissions extends Role {
  permissions: string[];
  memberCount: number;
}

/** The roles of one console: their operations, and the permissions they can have. */
export interface RolesDefinition {
  readonly list: OperationOf<Record<string, never>, RoleWithPermissions[]>;
  readonly save: OperationOf<{ roleId?: unknown; name: string; permissions: string[] }, { roleId: number }>;
  readonly remove: OperationOf<{ roleId: unknown }, null>;
  /** Permission to change roles. */
  readonly permission: Permission;
  /** All permissions of the console, in the order in which they are shown. */
  readonly permissions: readonly Permission[];
}

export interface RolesProps {
  definition: RolesDefinition;
  roles: readonly RoleWithPermissions[];
  onEdit: (role: RoleWithPermissions) => void;
}
