import { isBuiltInRole } from '@galleria/domain/access/seller-permissions';
import { isBuiltInStaffRole } from '@galleria/domain/access/staff-permissions';
import { useText } from '../console-context.tsx';
import type { Role } from '../sign-in/sign-in-definition.ts';

/** Built-in roles have a name in every language; own roles are called what their store or the mall calls them. */
export function useRoleName(): (role: Pick<Role, 'name' | 'isBuiltIn'>) => string {
  const text = useText();
  return ({ name, isBuiltIn }) =>
    isBuiltIn && (isBuiltInRole(name) || isBuiltInStaffRole(name)) ? text(`console.role.${name}`) : name;
}
