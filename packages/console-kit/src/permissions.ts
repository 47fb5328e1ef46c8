import type { Permission } from './console-definition.ts';

/** Without a required permission, everybody is permitted. */
export function isPermitted(granted: ReadonlySet<string>, permission: Permission | undefined): boolean {
  return permission === undefined || granted.has(permission);
}
