import { isBuiltInRole } from '@galleria/domain/access/seller-permissions';
import { isBuiltInStaffRole } from '@galleria/domain/access/staff-permissions';
import { useText } from '../console-context.tsx';
import type { Role } from '../sign-in/sign-in-definition.ts';

/** Built-in roles have translated names; a role made by a store or the mall has one name. */
export function useRoleName(): (role: Pick<Role, 'name' | 'isBuiltIn'>) => string {
  const text = useText();
  return ({ name, isBuiltIn }) =>
    isBuiltIn && (isBuiltInRole(name) || isBuiltInStaffRole(name)) ? text(`console.role.${name}`) : name;
}
