import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Panel } from '@galleria/console-kit/panel';
import { useRoleName } from '@galleria/console-kit/role-name';
import type { SellerPermission } from '@galleria/domain/access/seller-permissions';
import { Flex, Table, type TableColumnsType, Typography } from 'antd';
import { PERMISSION_AREAS } from '../../permission-areas.ts';
import { RoleButtons, type StoreRole } from './role-buttons.tsx';

export interface RolesProps {
  roles: readonly StoreRole[];
  onEdit: (role: StoreRole) => void;
}

interface PermissionRow {
  key: SellerPermission;
  area: string;
  verb: string;
  /** Rows of the area, at its first row. */
  span: number;
}

/** Permissions down, roles across. */
export function RoleMatrix({ roles, onEdit }: RolesProps) {
  const text = useText<'merchant'>();
  const rows = PERMISSION_AREAS.flatMap(({ area, permissions }) =>
    permissions.map(
      ({ permission, verb }, index): PermissionRow => ({
        key: permission,
        area: text(`merchant.area.${area}`),
        verb: text(`merchant.verb.${verb}`),
        span: index === 0 ? permissions.length : 0,
      }),
    ),
  );
  const columns: TableColumnsType<PermissionRow> = [
    {
      title: text('merchant.area'),
      dataIndex: 'area',
      onCell: ({ span }) => ({ rowSpan: span }),
      render: (area: string) => <Typography.Text strong>{area}</Typography.Text>,
    },
    { title: text('merchant.permission'), dataIndex: 'verb' },
    ...roles.map((role) => ({
      key: role.roleId,
      title: <RoleHead role={role} onEdit={onEdit} />,
      align: 'center' as const,
      render: (_: unknown, { key }: PermissionRow) => <Mark isHeld={role.permissions.includes(key)} />,
    })),
  ];
  return (
    <Panel isFlush>
      <Table size="small" bordered columns={columns} dataSource={rows} pagination={false} />
    </Panel>
  );
}

function RoleHead({ role, onEdit }: { role: StoreRole; onEdit: (role: StoreRole) => void }) {
  const text = useText<'merchant'>();
  return (
    <Flex vertical align="center">
      {useRoleName()(role)}
      <Typography.Text type="secondary" style={{ fontWeight: 400 }}>
        {text('merchant.holders', { count: role.memberCount })}
      </Typography.Text>
      <RoleButtons role={role} onEdit={onEdit} />
    </Flex>
  );
}

function Mark({ isHeld }: { isHeld: boolean }) {
  const text = useText<'merchant'>();
  if (!isHeld) return <Typography.Text type="secondary">–</Typography.Text>;
  return (
    <Typography.Text type="success" role="img" aria-label={text('merchant.allowed')}>
      <Icon name="check" />
    </Typography.Text>
  );
}
