import { useSide, useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { Icon } from '@galleria/console-kit/icon';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { useRoleName } from '@galleria/console-kit/role-name';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useToast } from '@galleria/console-kit/use-act';
import { useCall } from '@galleria/console-kit/use-call';
import { inviteStoreMember, storeMemberPage, storeRoleList } from '@galleria/contract/sellers/people';
import { Button, Drawer, Flex } from 'antd';
import { useState } from 'react';
import { InvitationsCard } from './invitations-card.tsx';
import { useMemberColumns } from './member-columns.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

/** The people of the store, who is invited, and what is asked of them all. */
export function Component() {
  const text = useText<'merchant'>();
  const [isInviting, setInviting] = useState(false);
  const roleName = useRoleName();
  const roles = (useCall(storeRoleList, {}).data ?? []).map((role) => ({ value: role.roleId, label: roleName(role) }));
  return (
    <>
      <ListPage
        name="people"
        title={text('merchant.people')}
        intro={text('merchant.peopleIntro')}
        action={
          <Can permission="people.edit">
            <Button type="primary" icon={<Icon name="add" />} onClick={() => setInviting(true)}>
              {text('merchant.invite')}
            </Button>
          </Can>
        }
        operation={storeMemberPage}
        columns={useMemberColumns(roles)}
        keyOf={({ sellerId }) => sellerId}
      >
        {({ data }) =>
          data && (
            <Flex vertical gap="middle">
              <SecondFactorCard isRequired={data.requiresTotp} />
              {data.invitations.length > 0 && <InvitationsCard invitations={data.invitations} />}
            </Flex>
          )
        }
      </ListPage>
      <InviteDrawer isOpen={isInviting} roles={roles} onClose={() => setInviting(false)} />
    </>
  );
}

interface InviteDrawerProps {
  isOpen: boolean;
  roles: readonly { value: number; label: string }[];
  onClose: () => void;
}

function InviteDrawer({ isOpen, roles, onClose }: InviteDrawerProps) {
  const text = useText<'merchant'>();
  const toast = useToast();
  return (
    <Drawer open={isOpen} onClose={onClose} placement={useSide('end')} title={text('merchant.invite')} destroyOnHidden>
      <ContractForm
        operation={inviteStoreMember}
        fields={{
          mail: { label: text('console.account.mail'), autoFocus: true, help: text('merchant.inviteHelp') },
          roleId: { label: text('merchant.role'), options: roles },
        }}
        fieldOfRefusal={{ 'people.already': 'mail' }}
        submit={text('merchant.sendInvitation')}
        onDone={() => {
          toast(text('merchant.invited'));
          onClose();
        }}
        onCancel={onClose}
      />
    </Drawer>
  );
}
