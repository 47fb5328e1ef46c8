import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { InvitationsCard } from '@galleria/console-kit/people/invitations-card';
import { InviteDrawer } from '@galleria/console-kit/people/invite-drawer';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useRoleName } from '@galleria/console-kit/text/role-name';
import { useCall } from '@galleria/console-kit/use-call';
import { inviteStoreMember, revokeInvitation, storeMemberPage, storeRoleList } from '@galleria/contract/sellers/people';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useMemberColumns } from './member-columns.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

/** Members of the store, invitations, and whether a second factor is required. */
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
              {text('console.people.invite')}
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
              {data.invitations.length > 0 && (
                <InvitationsCard invitations={data.invitations} revoke={revokeInvitation} permission="people.edit" />
              )}
            </Flex>
          )
        }
      </ListPage>
      <InviteDrawer
        isOpen={isInviting}
        operation={inviteStoreMember}
        roles={roles}
        onClose={() => setInviting(false)}
      />
    </>
  );
}
