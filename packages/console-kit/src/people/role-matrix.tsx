import { Flex, Table, type TableColumnsType, Typography } from 'antd';
import { useText } from '../console-context.tsx';
import type { Permission } from '../console-definition.ts';
import { Icon } from '../icon.tsx';
import { Panel } from '../page/panel.tsx';
import { useRoleName } from '../text/role-name.tsx';
import { permissionAreas } from './permission-areas.ts';
import { RoleButtons } from './role-buttons.tsx';
import type { RolesProps, RoleWithPermissions } from './roles-definition.ts';

interface PermissionRow {
  key: Permission;
  area: string;
  verb: string;
  /** Row span of the area's cell: the rows of the area in its first row, else 0. */
  span: number;
}

/** Table with a row for each permission and a column for each role. */
export function RoleMatrix({ definition, roles, onEdit }: RolesProps) {
  const text = useText();
  const rows = permissionAreas(definition.permissions).flatMap(({ area, permissions }) =>
    permissions.map(
      ({ permission, verb }, index): PermissionRow => ({
        key: permission,
        area: text(`console.area.${area}`),
        verb: text(`console.verb.${verb}`),
        span: index === 0 ? permissions.length : 0,
      }),
    ),
  );
  const columns: TableColumnsType<PermissionRow> = [
    {
      title: text('console.roles.area'),
      dataIndex: 'area',
      onCell: ({ span }) => ({ rowSpan: span }),
      render: (area: string) => <Typography.Text strong>{area}</Typography.Text>,
    },
    { title: text('console.roles.permission'), dataIndex: 'verb' },
    ...roles.map((role) => ({
      key: role.roleId,
      title: <RoleHead {...{ definition, role, onEdit }} />,
      align: 'center' as const,
      render: (_: unknown, { key }: PermissionRow) => <PermissionMark isHeld={role.permissions.includes(key)} />,
    })),
  ];
  return (
    <Panel isFlush>
      <Table
        size="small"
        bordered
        columns={columns}
        dataSource={rows}
        pagination={false}
        scroll={{ x: 'max-content' }}
      />
    </Panel>
  );
}

interface RoleHeadProps extends Pick<RolesProps, 'definition' | 'onEdit'> {
  role: RoleWithPermissions;
}

function RoleHead({ definition, role, onEdit }: RoleHeadProps) {
  const text = useText();
  return (
    <Flex vertical align="center">
      {useRoleName()(role)}
      <Typography.Text type="secondary" style={{ fontWeight: 400 }}>
        {text('console.roles.holders', { count: role.memberCount })}
      </Typography.Text>
      <RoleButtons {...{ definition, role, onEdit }} />
    </Flex>
  );
}

function PermissionMark({ isHeld }: { isHeld: boolean }) {
  const text = useText();
  if (!isHeld) return <Typography.Text type="secondary">–</Typography.Text>;
  return (
    <Typography.Text type="success" role="img" aria-label={text('console.roles.allowed')}>
      <Icon name="check" />
    </Typography.Text>
  );
}
