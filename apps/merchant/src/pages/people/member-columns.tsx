import { useText } from '@galleria/console-kit/console-context';
import { DateText } from '@galleria/console-kit/date-text';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import type { RowOf } from '@galleria/console-kit/list/list-page';
import { useRoleName } from '@galleria/console-kit/role-name';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { StateTag } from '@galleria/console-kit/state-tag';
import { TimeText } from '@galleria/console-kit/time-text';
import { useAct, useConfirm } from '@galleria/console-kit/use-act';
import { changeStoreMember, removeStoreMember, type storeMemberPage } from '@galleria/contract/sellers/people';
import { Button, Flex, Select, Tag, Typography } from 'antd';

type Member = RowOf<typeof storeMemberPage>;
type RoleOption = { readonly value: number; readonly label: string };

export function useMemberColumns(roles: readonly RoleOption[]): ListColumn<Member>[] {
  const text = useText<'merchant'>();
  const mayEdit = useCan('people.edit');
  const columns: ListColumn<Member>[] = [
    { key: 'name', title: text('console.account.person'), isMain: true, render: (member) => <Who member={member} /> },
    { key: 'role', title: text('merchant.role'), render: (member) => <RoleSelect member={member} roles={roles} /> },
    {
      key: 'totp',
      title: text('console.account.secondFactor'),
      render: ({ hasTotp }) => <StateTag on={hasTotp} />,
    },
    { key: 'joined', title: text('merchant.joined'), render: ({ joinTime }) => <DateText time={joinTime} /> },
    {
      key: 'seen',
      title: text('console.account.lastSeen'),
      render: ({ lastSeenTime }) => (lastSeenTime ? <TimeText time={lastSeenTime} /> : text('merchant.never')),
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

function Who({ member: { name, mail, isSelf } }: { member: Member }) {
  const text = useText<'merchant'>();
  return (
    <Flex vertical>
      <span>
        <Typography.Text strong>{name}</Typography.Text> {isSelf && <Tag>{text('merchant.you')}</Tag>}
      </span>
      <Typography.Text type="secondary">{mail}</Typography.Text>
    </Flex>
  );
}

/** Takes effect at once, and can be taken back from the toast. */
function RoleSelect({ member, roles }: { member: Member; roles: readonly RoleOption[] }) {
  const text = useText<'merchant'>();
  const act = useAct();
  const roleName = useRoleName();
  const { sellerId, name, role } = member;
  if (!useCan('people.edit')) return roleName(role);

  async function give(roleId: number, previousId?: number) {
    const label = roles.find(({ value }) => value === roleId)?.label ?? '';
    await act(
      changeStoreMember,
      { sellerId, roleId },
      {
        done: text('merchant.roleChanged', { name, role: label }),
        ...(previousId && { undo: () => give(previousId) }),
      },
    );
  }

  return (
    <Select
      aria-label={text('merchant.roleOf', { name })}
      value={role.roleId}
      options={roles.length > 0 ? [...roles] : [{ value: role.roleId, label: roleName(role) }]}
      onChange={(roleId) => void give(roleId, role.roleId)}
      popupMatchSelectWidth={false}
      style={{ minWidth: 160 }}
    />
  );
}

function RemoveButton({ member: { sellerId, name } }: { member: Member }) {
  const text = useText<'merchant'>();
  const act = useAct();
  const confirm = useConfirm();

  async function remove() {
    const isSure = await confirm({
      title: text('merchant.removeTitle', { name }),
      consequences: text('merchant.removeText', { name }),
      action: text('merchant.remove'),
      isDangerous: true,
    });
    if (isSure) await act(removeStoreMember, { sellerId }, { done: text('merchant.removed', { name }) });
  }

  return (
    <Button danger aria-label={text('merchant.removeOf', { name })} onClick={() => void remove()}>
      {text('merchant.remove')}
    </Button>
  );
}
