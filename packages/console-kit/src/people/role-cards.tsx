import { Flex } from 'antd';
import { useText } from '../console-context.tsx';
import { Facts } from '../page/facts.tsx';
import { Panel } from '../page/panel.tsx';
import { useRoleName } from '../text/role-name.tsx';
import { permissionAreas } from './permission-areas.ts';
import { RoleButtons } from './role-buttons.tsx';
import type { RolesProps } from './roles-definition.ts';

/** The roles on a phone: a card for each, instead of the matrix. */
export function RoleCards({ definition, roles, onEdit }: RolesProps) {
  const text = useText();
  const roleName = useRoleName();
  return (
    <Flex vertical gap="middle">
      {roles.map((role) => (
        <Panel
          key={role.roleId}
          title={`${roleName(role)} · ${text('console.roles.holders', { count: role.memberCount })}`}
          extra={<RoleButtons {...{ definition, role, onEdit }} />}
        >
          <Facts
            facts={permissionAreas(definition.permissions).flatMap(({ area, permissions }) => {
              const held = permissions.filter(({ permission }) => role.permissions.includes(permission));
              const verbs = held.map(({ verb }) => text(`console.verb.${verb}`));
              return held.length > 0 ? [{ label: text(`console.area.${area}`), value: verbs.join(' · ') }] : [];
            })}
          />
        </Panel>
      ))}
    </Flex>
  );
}
