import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { InvitationsCard } from '@galleria/console-kit/people/invitations-card';
import { InviteDrawer } from '@galleria/console-kit/people/invite-drawer';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useRoleName } from '@galleria/console-kit/text/role-name';
import { useCall } from '@galleria/console-kit/use-call';
import { inviteStaff, revokeStaffInvitation, staffPage, staffRoleList } from '@galleria/contract/staff/people';
import { Button } from 'antd';
import { useState } from 'react';
import { useMemberColumns } from './member-columns.tsx';

/** Staff accounts and open invitations. */
export function Component() {
  const text = useText<'platform'>();
  const [isInviting, setInviting] = useState(false);
  const roleName = useRoleName();
  const roles = (useCall(staffRoleList, {}).data ?? []).map((role) => ({ value: role.roleId, label: roleName(role) }));
  return (
    <>
      <ListPage
        name="staff"
        title={text('platform.staff')}
        intro={text('platformPeople.staffIntro')}
        action={
          <Can permission="staff.edit">
            <Button type="primary" icon={<Icon name="add" />} onClick={() => setInviting(true)}>
              {text('console.people.invite')}
            </Button>
          </Can>
        }
        operation={staffPage}
        columns={useMemberColumns(roles)}
        keyOf={({ staffId }) => staffId}
      >
        {({ data }) =>
          data &&
          data.invitations.length > 0 && (
            <InvitationsCard invitations={data.invitations} revoke={revokeStaffInvitation} permission="staff.edit" />
          )
        }
      </ListPage>
      <InviteDrawer isOpen={isInviting} operation={inviteStaff} roles={roles} onClose={() => setInviting(false)} />
    </>
  );
}
