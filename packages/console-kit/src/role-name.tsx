import { isBuiltInRole } from '@galleria/domain/access/seller-permissions';
import { useText } from './console-context.tsx';
import type { Role } from './sign-in/sign-in-definition.ts';

/** Built-in roles have a name in every language; a store's own roles are called what the store calls them. */
export function useRoleName(): (role: Pick<Role, 'name' | 'isBuiltIn'>) => string {
  const text = useText();
  return ({ name, isBuiltIn }) => (isBuiltIn && isBuiltInRole(name) ? text(`console.role.${name}`) : name);
}
