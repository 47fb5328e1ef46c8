import { Button, Flex, Typography } from 'antd';
import { useText } from '../console-context.tsx';
import type { Permission } from '../console-definition.ts';
import { Panel } from '../page/panel.tsx';
import { Can } from '../sign-in/session.tsx';
import type { OperationOf, Role } from '../sign-in/sign-in-definition.ts';
import { DateText } from '../text/date-text.tsx';
import { useRoleName } from '../text/role-name.tsx';
import { useConfirm, useMutate } from '../use-mutate.tsx';

interface Invitation {
  id: string;
  mail: string;
  role: Role;
  expireTime: string;
}

interface RevokeProps {
  revoke: OperationOf<{ id: string }, null>;
  /** Permission to revoke invitations. */
  permission: Permission;
}

/** Invitations that were not accepted yet. */
export function InvitationsCard({ invitations, ...rest }: RevokeProps & { invitations: readonly Invitation[] }) {
  const text = useText();
  return (
    <Panel title={text('console.people.invitations')}>
      <Flex vertical gap="small" component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} {...rest} />
        ))}
      </Flex>
    </Panel>
  );
}

function InvitationRow({ invitation, revoke: operation, permission }: RevokeProps & { invitation: Invitation }) {
  const { id, mail, role, expireTime } = invitation;
  const text = useText();
  const roleName = useRoleName();
  const mutate = useMutate();
  const confirm = useConfirm();

  async function revoke() {
    const isSure = await confirm({
      title: text('console.people.revokeTitle', { mail }),
      consequences: text('console.people.revokeText'),
      action: text('console.people.revoke'),
      isDangerous: true,
    });
    if (isSure) await mutate(operation, { id }, { done: text('console.people.revoked') });
  }

  return (
    <Flex component="li" gap="small" align="center" justify="space-between" wrap>
      <span>
        <Typography.Text strong>{mail}</Typography.Text> · {roleName(role)} ·{' '}
        <Typography.Text type="secondary">
          {text('console.people.expires')} <DateText time={expireTime} />
        </Typography.Text>
      </span>
      <Can permission={permission}>
        <Button size="small" aria-label={text('console.people.revokeOf', { mail })} onClick={() => void revoke()}>
          {text('console.people.revoke')}
        </Button>
      </Can>
    </Flex>
  );
}
