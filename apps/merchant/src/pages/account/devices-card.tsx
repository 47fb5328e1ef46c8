import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/loaded';
import { Panel } from '@galleria/console-kit/panel';
import { TimeText } from '@galleria/console-kit/time-text';
import { useAct, useConfirm } from '@galleria/console-kit/use-act';
import { useCall } from '@galleria/console-kit/use-call';
import type { OutputOf } from '@galleria/contract/operation';
import { endSellerSession, sellerSessionList } from '@galleria/contract/sellers/sign-in';
import { Button, Flex, Tag, Typography } from 'antd';

type Session = OutputOf<typeof sellerSessionList>[number];

export function DevicesCard() {
  const text = useText<'merchant'>();
  return (
    <Panel title={text('console.devices')} id="devices">
      <Loaded answer={useCall(sellerSessionList, {})}>
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
  const text = useText<'merchant'>();
  const act = useAct();
  const confirm = useConfirm();
  const device = [browser, system].filter(Boolean).join(' · ') || text('merchant.unknownDevice');

  async function end() {
    const isSure = await confirm({
      title: text('merchant.endSessionTitle', { device }),
      consequences: text('merchant.endSessionText'),
      action: text('merchant.endSession'),
      isDangerous: true,
    });
    if (isSure) await act(endSellerSession, { id }, { done: text('merchant.sessionEnded') });
  }

  return (
    <Flex component="li" gap="small" align="center" justify="space-between" wrap>
      <Flex vertical>
        <span>
          <Typography.Text strong>{device}</Typography.Text>{' '}
          {current && <Tag color="success">{text('merchant.thisDevice')}</Tag>}
        </span>
        <Typography.Text type="secondary">
          {address} · {text('merchant.lastSeen')} <TimeText time={lastSeenTime} />
        </Typography.Text>
      </Flex>
      {!current && (
        <Button aria-label={text('merchant.endSessionOf', { device })} onClick={() => void end()}>
          {text('merchant.endSession')}
        </Button>
      )}
    </Flex>
  );
}
