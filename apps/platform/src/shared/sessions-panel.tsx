import { useText } from '@galleria/console-kit/console-context';
import { Panel } from '@galleria/console-kit/page/panel';
import { PlainList } from '@galleria/console-kit/page/plain-list';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useConfirm } from '@galleria/console-kit/use-mutate';
import type { buyerInfo } from '@galleria/contract/accounts/buyers';
import type { OutputOf } from '@galleria/contract/operation';
import { Button, Flex, Typography } from 'antd';

type Session = OutputOf<typeof buyerInfo>['sessions'][number];

interface SessionsPanelProps {
  sessions: readonly Session[];
  mayEnd: boolean;
  /** Ends one session, or all without an id. */
  onEnd: (sessionId?: string) => Promise<unknown>;
}

/** Sessions of a person. */
export function SessionsPanel({ sessions, mayEnd, onEnd }: SessionsPanelProps) {
  const text = useText<'platform'>();
  const confirm = useConfirm();

  async function endAll() {
    const isSure = await confirm({
      title: text('platformBuyers.endAllTitle'),
      consequences: text('platformBuyers.endAllText'),
      action: text('platformBuyers.endAll'),
      isDangerous: true,
    });
    if (isSure) await onEnd();
  }

  return (
    <Panel
      title={text('platformBuyers.sessions')}
      extra={
        mayEnd &&
        sessions.length > 1 && (
          <Button size="small" danger onClick={() => void endAll()}>
            {text('platformBuyers.endAll')}
          </Button>
        )
      }
    >
      {sessions.length === 0 && <Typography.Text type="secondary">{text('platformBuyers.noSessions')}</Typography.Text>}
      <PlainList>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} {...(mayEnd && { onEnd })} />
        ))}
      </PlainList>
    </Panel>
  );
}

interface SessionRowProps {
  session: Session;
  onEnd?: SessionsPanelProps['onEnd'];
}

function SessionRow({ session: { id, browser, system, address, lastSeenTime }, onEnd }: SessionRowProps) {
  const text = useText<'platform'>();
  const device = [browser, system].filter(Boolean).join(' · ') || text('console.account.unknownDevice');
  return (
    <Flex component="li" gap="small" align="center" justify="space-between" wrap>
      <Flex vertical>
        <Typography.Text strong>{device}</Typography.Text>
        <Typography.Text type="secondary">
          <bdi>{address}</bdi> · {text('console.account.lastSeen')} <TimeText time={lastSeenTime} />
        </Typography.Text>
      </Flex>
      {onEnd && (
        <Button size="small" aria-label={text('console.account.endSessionOf', { device })} onClick={() => onEnd(id)}>
          {text('console.account.endSession')}
        </Button>
      )}
    </Flex>
  );
}
