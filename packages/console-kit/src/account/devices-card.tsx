import type { OutputOf } from '@galleria/contract/operation';
import { Button, Flex, Tag, Typography } from 'antd';
import { useText } from '../console-context.tsx';
import { Loaded } from '../page/loaded.tsx';
import { Panel } from '../page/panel.tsx';
import { type OwnAccount, useOwnAccount } from '../sign-in/own-account.ts';
import { TimeText } from '../text/time-text.tsx';
import { useCall } from '../use-call.tsx';
import { useConfirm, useMutate } from '../use-mutate.tsx';

type Session = OutputOf<OwnAccount['sessionList']>[number];

export function DevicesCard() {
  const text = useText();
  return (
    <Panel title={text('console.devices')} id="devices">
      <Loaded answer={useCall(useOwnAccount().sessionList, {})}>
        {(sessions) => (
          <Flex vertical gap="middle" component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {sessions.map((session) => (
              <Device key={session.id} session={session} />
            ))}
          </Flex>
        )}
      </Loaded>
    </Panel>
  );
}

function Device({ session: { id, browser, system, address, lastSeenTime, current } }: { session: Session }) {
  const text = useText();
  const { endSession } = useOwnAccount();
  const mutate = useMutate();
  const confirm = useConfirm();
  const device = [browser, system].filter(Boolean).join(' · ') || text('console.account.unknownDevice');

  async function end() {
    const isSure = await confirm({
      title: text('console.account.endSessionTitle', { device }),
      consequences: text('console.account.endSessionText'),
      action: text('console.account.endSession'),
      isDangerous: true,
    });
    if (isSure) await mutate(endSession, { id }, { done: text('console.account.sessionEnded') });
  }

  return (
    <Flex component="li" gap="small" align="center" justify="space-between" wrap>
      <Flex vertical>
        <span>
          <Typography.Text strong>{device}</Typography.Text>{' '}
          {current && <Tag color="success">{text('console.account.thisDevice')}</Tag>}
        </span>
        <Typography.Text type="secondary">
          {address} · {text('console.account.lastSeen')} <TimeText time={lastSeenTime} />
        </Typography.Text>
      </Flex>
      {!current && (
        <Button aria-label={text('console.account.endSessionOf', { device })} onClick={() => void end()}>
          {text('console.account.endSession')}
        </Button>
      )}
    </Flex>
  );
}
