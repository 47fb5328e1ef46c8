import { useText } from '@galleria/console-kit/console-context';
import { DateText } from '@galleria/console-kit/date-text';
import { Panel } from '@galleria/console-kit/panel';
import { useRoleName } from '@galleria/console-kit/role-name';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useAct, useConfirm } from '@galleria/console-kit/use-act';
import type { OutputOf } from '@galleria/contract/operation';
import { revokeInvitation, type storeMemberPage } from '@galleria/contract/sellers/people';
import { Button, Flex, Typography } from 'antd';

type Invitation = OutputOf<typeof storeMemberPage>['invitations'][number];

/** Who was invited and has not come yet. */
export function InvitationsCard({ invitations }: { invitations: readonly Invitation[] }) {
  const text = useText<'merchant'>();
  return (
    <Panel title={text('merchant.invitations')}>
      <Flex vertical gap="small" component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </Flex>
    </Panel>
  );
}

function InvitationRow({ invitation: { id, mail, role, expireTime } }: { invitation: Invitation }) {
  const text = useText<'merchant'>();
  const roleName = useRoleName();
  const act = useAct();
  const confirm = useConfirm();

  async function revoke() {
    const isSure = await confirm({
      title: text('merchant.revokeTitle', { mail }),
      consequences: text('merchant.revokeText'),
      action: text('merchant.revoke'),
      isDangerous: true,
    });
    if (isSure) await act(revokeInvitation, { id }, { done: text('merchant.revoked') });
  }

  return (
    <Flex component="li" gap="small" align="center" justify="space-between" wrap>
      <span>
        <Typography.Text strong>{mail}</Typography.Text> · {roleName(role)} ·{' '}
        <Typography.Text type="secondary">
          {text('merchant.expires')} <DateText time={expireTime} />
        </Typography.Text>
      </span>
      <Can permission="people.edit">
        <Button size="small" aria-label={text('merchant.revokeOf', { mail })} onClick={() => void revoke()}>
          {text('merchant.revoke')}
        </Button>
      </Can>
    </Flex>
  );
}
