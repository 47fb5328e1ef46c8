import { Checkbox, Drawer } from 'antd';
import { useSide, useText } from '../console-context.tsx';
import type { Permission } from '../console-definition.ts';
import { ContractForm } from '../form/contract-form.tsx';
import { useToast } from '../use-mutate.tsx';
import { permissionAreas } from './permission-areas.ts';
import type { RolesDefinition, RoleWithPermissions } from './roles-definition.ts';
import './people.css';

interface RoleDrawerProps {
  definition: RolesDefinition;
  /** The drawer is closed without one. */
  role: RoleWithPermissions | 'new' | undefined;
  onClose: () => void;
}

export function RoleDrawer({ definition, role, onClose }: RoleDrawerProps) {
  const text = useText();
  const toast = useToast();
  const saved = role === 'new' ? undefined : role;
  return (
    <Drawer
      open={role !== undefined}
      onClose={onClose}
      placement={useSide('end')}
      size={480}
      title={text(saved ? 'console.roles.editRole' : 'console.roles.addRole')}
      destroyOnHidden
    >
      {role && (
        <ContractForm
          operation={definition.save}
          fixed={saved && { roleId: saved.roleId }}
          initial={saved && { name: saved.name, permissions: saved.permissions }}
          fields={{
            name: { label: text('console.roles.roleName'), autoFocus: true },
            permissions: {
              label: text('console.roles.permissions'),
              control: <PermissionPicker permissions={definition.permissions} />,
            },
          }}
          fieldOfRefusal={{ 'role.nameTaken': 'name' }}
          submit={text('console.save')}
          onDone={() => {
            toast(text('console.roles.roleSaved'));
            onClose();
          }}
          onCancel={onClose}
        />
      )}
    </Drawer>
  );
}

interface PermissionPickerProps {
  permissions: readonly Permission[];
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
}

function PermissionPicker({ permissions: all, id, value = [], onChange }: PermissionPickerProps) {
  const text = useText();
  return (
    <div id={id} className="permission-picker">
      {permissionAreas(all).map(({ area, permissions }) => {
        const areaPermissions = new Set<string>(permissions.map(({ permission }) => permission));
        const otherPermissions = value.filter((permission) => !areaPermissions.has(permission));
        return (
          <fieldset key={area}>
            <legend>{text(`console.area.${area}`)}</legend>
            <Checkbox.Group<string>
              value={value.filter((permission) => areaPermissions.has(permission))}
              options={permissions.map(({ permission, verb }) => ({
                value: permission,
                label: text(`console.verb.${verb}`),
              }))}
              onChange={(chosen) => onChange?.([...otherPermissions, ...chosen])}
            />
          </fieldset>
        );
      })}
    </div>
  );
}
