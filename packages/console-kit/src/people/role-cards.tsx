import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/facts';
import { Panel } from '@galleria/console-kit/panel';
import { useRoleName } from '@galleria/console-kit/role-name';
import { Flex } from 'antd';
import { PERMISSION_AREAS } from '../../permission-areas.ts';
import { RoleButtons } from './role-buttons.tsx';
import type { RolesProps } from './role-matrix.tsx';

/** The matrix on a phone: a card for each role. */
export function RoleCards({ roles, onEdit }: RolesProps) {
  const text = useText<'merchant'>();
  const roleName = useRoleName();
  return (
    <Flex vertical gap="middle">
      {roles.map((role) => (
        <Panel
          key={role.roleId}
          title={`${roleName(role)} · ${text('merchant.holders', { count: role.memberCount })}`}
          extra={<RoleButtons role={role} onEdit={onEdit} />}
        >
          <Facts
            facts={PERMISSION_AREAS.flatMap(({ area, permissions }) => {
              const held = permissions.filter(({ permission }) => role.permissions.includes(permission));
              const verbs = held.map(({ verb }) => text(`merchant.verb.${verb}`));
              return held.length > 0 ? [{ label: text(`merchant.area.${area}`), value: verbs.join(' · ') }] : [];
            })}
          />
        </Panel>
      ))}
    </Flex>
  );
}
