import { useText } from '@galleria/console-kit/console-context';
import type { RolesDefinition } from '@galleria/console-kit/people/roles-definition';
import { RolesPage } from '@galleria/console-kit/people/roles-page';
import { deleteStaffRole, saveStaffRole, staffRoleList } from '@galleria/contract/staff/people';
import { STAFF_PERMISSIONS } from '@galleria/domain/access/staff-permissions';

const definition: RolesDefinition = {
  list: staffRoleList,
  save: saveStaffRole,
  remove: deleteStaffRole,
  permission: 'staff.edit',
  permissions: STAFF_PERMISSIONS,
};

/** Built-in staff roles and the mall's own. */
export function Component() {
  const text = useText<'platform'>();
  return <RolesPage definition={definition} title={text('platform.roles')} intro={text('platformPeople.rolesIntro')} />;
}
