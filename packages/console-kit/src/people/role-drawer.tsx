import { useSide, useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { useToast } from '@galleria/console-kit/use-act';
import { saveStoreRole } from '@galleria/contract/sellers/people';
import type { SellerPermission } from '@galleria/domain/access/seller-permissions';
import { Checkbox, Drawer } from 'antd';
import { PERMISSION_AREAS } from '../../permission-areas.ts';
import type { StoreRole } from './role-buttons.tsx';

interface RoleDrawerProps {
  /** Nothing is open without one. */
  role: StoreRole | 'new' | undefined;
  onClose: () => void;
}

export function RoleDrawer({ role, onClose }: RoleDrawerProps) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const known = role === 'new' ? undefined : role;
  return (
    <Drawer
      open={role !== undefined}
      onClose={onClose}
      placement={useSide('end')}
      size={480}
      title={text(known ? 'merchant.editRole' : 'merchant.addRole')}
      destroyOnHidden
    >
      {role && (
        <ContractForm
          operation={saveStoreRole}
          fixed={known && { roleId: known.roleId }}
          initial={known && { name: known.name, permissions: known.permissions }}
          fields={{
            name: { label: text('merchant.roleName'), autoFocus: true },
            permissions: { label: text('merchant.permissions'), control: <PermissionPicker /> },
          }}
          fieldOfRefusal={{ 'role.nameTaken': 'name' }}
          submit={text('console.save')}
          onDone={() => {
            toast(text('merchant.roleSaved'));
            onClose();
          }}
          onCancel={onClose}
        />
      )}
    </Drawer>
  );
}

interface PermissionPickerProps {
  id?: string;
  value?: SellerPermission[];
  onChange?: (value: SellerPermission[]) => void;
}

function PermissionPicker({ id, value = [], onChange }: PermissionPickerProps) {
  const text = useText<'merchant'>();
  return (
    <div id={id} className="permission-picker">
      {PERMISSION_AREAS.map(({ area, permissions }) => {
        const inArea = new Set(permissions.map(({ permission }) => permission));
        const elsewhere = value.filter((permission) => !inArea.has(permission));
        return (
          <fieldset key={area}>
            <legend>{text(`merchant.area.${area}`)}</legend>
            <Checkbox.Group<SellerPermission>
              value={value.filter((permission) => inArea.has(permission))}
              options={permissions.map(({ permission, verb }) => ({
                value: permission,
                label: text(`merchant.verb.${verb}`),
              }))}
              onChange={(chosen) => onChange?.([...elsewhere, ...chosen])}
            />
          </fieldset>
        );
      })}
    </div>
  );
}
