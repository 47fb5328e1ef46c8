import { useText } from '@galleria/console-kit/console-context';
import type { RolesDefinition } from '@galleria/console-kit/people/roles-definition';
import { RolesPage } from '@galleria/console-kit/people/roles-page';
import { deleteStoreRole, saveStoreRole, storeRoleList } from '@galleria/contract/sellers/people';
import { SELLER_PERMISSIONS } from '@galleria/domain/access/seller-permissions';

const definition: RolesDefinition = {
  list: storeRoleList,
  save: saveStoreRole,
  remove: deleteStoreRole,
  permission: 'people.edit',
  permissions: SELLER_PERMISSIONS,
};

/** Built-in roles and those of the store. */
export function Component() {
  const text = useText<'merchant'>();
  return <RolesPage definition={definition} title={text('merchant.roles')} intro={text('merchant.rolesIntro')} />;
}
