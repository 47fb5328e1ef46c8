import { Flex, Select, Tag, Typography } from 'antd';
import { useText } from '../console-context.tsx';
import type { Permission } from '../console-definition.ts';
import { useCan } from '../sign-in/session.tsx';
import type { Role } from '../sign-in/sign-in-definition.ts';
import { useRoleName } from '../text/role-name.tsx';

interface Member {
  name: string;
  mail: string;
  role: Role;
  isSelf: boolean;
}

/** Name and mail address of a member. */
export function MemberName({ member: { name, mail, isSelf } }: { member: Member }) {
  const text = useText();
  return (
    <Flex vertical>
      <span>
        <Typography.Text strong>{name}</Typography.Text> {isSelf && <Tag>{text('console.people.you')}</Tag>}
      </span>
      <Typography.Text type="secondary">{mail}</Typography.Text>
    </Flex>
  );
}

export type RoleOption = { readonly value: number; readonly label: string };

interface RoleSelectProps {
  member: Member;
  roles: readonly RoleOption[];
  /** Permission to change the role; without it, the role is shown as text. */
  permission: Permission;
  onChange: (roleId: number) => void;
}

export function RoleSelect({ member: { name, role }, roles, permission, onChange }: RoleSelectProps) {
  const text = useText();
  const roleName = useRoleName();
  if (!useCan(permission)) return roleName(role);
  return (
    <Select
      aria-label={text('console.people.roleOf', { name })}
      value={role.roleId}
      options={roles.length > 0 ? [...roles] : [{ value: role.roleId, label: roleName(role) }]}
      onChange={onChange}
      popupMatchSelectWidth={false}
      style={{ minWidth: 160 }}
    />
  );
}
