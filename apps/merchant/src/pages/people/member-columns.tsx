import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { StateTag } from '@galleria/console-kit/page/state-tag';
import { MemberName, type RoleOption, RoleSelect } from '@galleria/console-kit/people/member-cells';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { DateText } from '@galleria/console-kit/text/date-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { changeStoreMember, removeStoreMember, type storeMemberPage } from '@galleria/contract/sellers/people';
import { Button } from 'antd';

type Member = RowOf<typeof storeMemberPage>;

export function useMemberColumns(roles: readonly RoleOption[]): ListColumn<Member>[] {
  const text = useText<'merchant'>();
  const mayEdit = useCan('people.edit');
  const columns: ListColumn<Member>[] = [
    {
      key: 'name',
      title: text('console.account.person'),
      isMain: true,
      render: (member) => <MemberName member={member} />,
    },
    {
      key: 'role',
      title: text('console.people.role'),
      render: (member) => <MemberRole member={member} roles={roles} />,
    },
    {
      key: 'totp',
      title: text('console.account.secondFactor'),
      render: ({ hasTotp }) => <StateTag on={hasTotp} />,
    },
    { key: 'joined', title: text('console.people.joined'), render: ({ joinTime }) => <DateText time={joinTime} /> },
    {
      key: 'seen',
      title: text('console.account.lastSeen'),
      render: ({ lastSeenTime }) => (lastSeenTime ? <TimeText time={lastSeenTime} /> : text('console.people.never')),
    },
  ];
  const actions = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (member: Member) => <RemoveButton member={member} />,
  };
  return mayEdit ? [...columns, actions] : columns;
}

/** Saved at once; the toast can undo it. */
function MemberRole({ member, roles }: { member: Member; roles: readonly RoleOption[] }) {
  const text = useText();
  const mutate = useMutate();
  const { sellerId, name, role } = member;

  async function changeRole(roleId: number, previousId?: number) {
    const label = roles.find(({ value }) => value === roleId)?.label ?? '';
    await mutate(
      changeStoreMember,
      { sellerId, roleId },
      {
        done: text('console.people.roleChanged', { name, role: label }),
        ...(previousId && { undo: () => changeRole(previousId) }),
      },
    );
  }

  return (
    <RoleSelect
      {...{ member, roles }}
      permission="people.edit"
      onChange={(roleId) => void changeRole(roleId, role.roleId)}
    />
  );
}

function RemoveButton({ member: { sellerId, name } }: { member: Member }) {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const confirm = useConfirm();

  async function remove() {
    const isSure = await confirm({
      title: text('merchant.removeTitle', { name }),
      consequences: text('merchant.removeText', { name }),
      action: text('console.people.remove'),
      isDangerous: true,
    });
    if (isSure) await mutate(removeStoreMember, { sellerId }, { done: text('console.people.removed', { name }) });
  }

  return (
    <Button danger aria-label={text('console.people.removeOf', { name })} onClick={() => void remove()}>
      {text('console.people.remove')}
    </Button>
  );
}
