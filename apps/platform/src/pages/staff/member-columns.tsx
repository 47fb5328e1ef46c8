import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { StateTag } from '@galleria/console-kit/page/state-tag';
import { MemberName, type RoleOption, RoleSelect } from '@galleria/console-kit/people/member-cells';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { DateText } from '@galleria/console-kit/text/date-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { changeStaffRole, type staffPage } from '@galleria/contract/staff/people';
import { Tag } from 'antd';
import { MemberButtons } from './member-buttons.tsx';

export type StaffMember = RowOf<typeof staffPage>;

export function useMemberColumns(roles: readonly RoleOption[]): ListColumn<StaffMember>[] {
  const text = useText<'platform'>();
  const mayEdit = useCan('staff.edit');
  const columns: ListColumn<StaffMember>[] = [
    { key: 'name', title: text('console.account.person'), isMain: true, render: (one) => <MemberName member={one} /> },
    { key: 'role', title: text('console.people.role'), render: (one) => <MemberRole member={one} roles={roles} /> },
    { key: 'access', title: text('platformPeople.access'), render: (one) => <AccessTag member={one} /> },
    {
      key: 'totp',
      title: text('console.account.secondFactor'),
      render: ({ hasTotp, mustEnrolTotp }) =>
        mustEnrolTotp ? <Tag color="warning">{text('platformPeople.totpMissing')}</Tag> : <StateTag on={hasTotp} />,
    },
    { key: 'joined', title: text('console.people.joined'), render: ({ joinTime }) => <DateText time={joinTime} /> },
    {
      key: 'seen',
      title: text('console.account.lastSeen'),
      render: ({ lastSeenTime }) => (lastSeenTime ? <TimeText time={lastSeenTime} /> : text('console.people.never')),
    },
  ];
  const actions: ListColumn<StaffMember> = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (member) => <MemberButtons member={member} />,
  };
  return mayEdit ? [...columns, actions] : columns;
}

function AccessTag({ member: { isActive } }: { member: StaffMember }) {
  const text = useText<'platform'>();
  return (
    <Tag color={isActive ? 'success' : 'error'}>
      {text(isActive ? 'platformPeople.active' : 'platformPeople.locked')}
    </Tag>
  );
}

/** Changing the role signs the person out, so it asks for confirmation. */
function MemberRole({ member, roles }: { member: StaffMember; roles: readonly RoleOption[] }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  const { staffId, name } = member;

  async function changeRole(roleId: number) {
    const role = roles.find(({ value }) => value === roleId)?.label ?? '';
    const isSure = await confirm({
      title: text('platformPeople.roleTitle', { name, role }),
      consequences: text('platformPeople.roleText', { name }),
      action: text('platformPeople.giveRole'),
    });
    if (isSure) {
      await mutate(changeStaffRole, { staffId, roleId }, { done: text('console.people.roleChanged', { name, role }) });
    }
  }

  return <RoleSelect {...{ member, roles }} permission="staff.edit" onChange={(roleId) => void changeRole(roleId)} />;
}
