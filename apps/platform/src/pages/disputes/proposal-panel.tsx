import { ActionDrawer } from '@galleria/console-kit/after-sales/action-drawer';
import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can } from '@galleria/console-kit/sign-in/session';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useCall } from '@galleria/console-kit/use-call';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { decideProposedRuling } from '@galleria/contract/after-sales/staff-disputes';
import { currentStaff } from '@galleria/contract/staff/sign-in';
import { MAX_REQUEST_TEXT_LENGTH } from '@galleria/domain/after-sales/request-limits';
import { Alert, Button, Flex, Input } from 'antd';
import { useState } from 'react';
import type { DisputeInfo } from './dispute.ts';
import { EffectList } from './effect-list.tsx';
import { useMoneyEffects } from './money-effects.ts';

interface ProposalPanelProps {
  refund: DisputeInfo;
  proposal: NonNullable<DisputeInfo['proposal']>;
}

/** A ruling that waits for a second person. The person who proposed it can take it back, but not confirm it. */
export function ProposalPanel({ refund, proposal }: ProposalPanelProps) {
  const text = useText<'platform'>();
  const effects = useMoneyEffects()(refund, proposal);
  return (
    <Panel id="decision" title={text('platformDisputes.proposal')}>
      <Flex vertical gap="middle">
        <Facts
          facts={[
            {
              label: text('platformDisputes.rule.decision'),
              value: (
                <span>
                  {text(`consoleRefunds.ruling.${proposal.ruling}`)} · <MoneyText amount={proposal.amount} />
                </span>
              ),
            },
            {
              label: text('platformDisputes.proposal.by'),
              value: (
                <span>
                  <bdi>{proposal.by}</bdi> · <TimeText time={proposal.time} />
                </span>
              ),
            },
            { label: text('platformDisputes.rule.words'), value: <bdi className="said">{proposal.words}</bdi> },
          ]}
        />
        <Alert type="info" title={text('platformDisputes.rule.money')} description={<EffectList effects={effects} />} />
        <Can permission="disputes.handle">
          <Decision number={refund.refundSn} by={proposal.byId} effects={effects} />
        </Can>
      </Flex>
    </Panel>
  );
}

interface DecisionProps {
  number: string;
  /** Id of the staff member who proposed the ruling. */
  by: string;
  effects: readonly string[];
}

function Decision({ number, by, effects }: DecisionProps) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  const [isSendingBack, setSendingBack] = useState(false);
  const isOwn = useCall(currentStaff, {}).data?.staffId === by;

  async function confirmRuling() {
    const isSure = await confirm({
      title: text('platformDisputes.proposal.confirmTitle', { number }),
      consequences: <EffectList effects={[...effects, text('platformDisputes.rule.final')]} />,
      action: text('platformDisputes.proposal.confirm'),
      isDangerous: true,
    });
    if (!isSure) return;
    const done = text('platformDisputes.proposal.confirmed');
    await mutate(decideProposedRuling, { refundSn: number, isConfirmed: true }, { done });
  }

  return (
    <Flex vertical gap="small">
      {isOwn && <span>{text('platformDisputes.proposal.own')}</span>}
      <Flex wrap gap="small">
        {!isOwn && (
          <Button type="primary" onClick={() => void confirmRuling()}>
            {text('platformDisputes.proposal.confirm')}
          </Button>
        )}
        <Button onClick={() => setSendingBack(true)}>
          {text(isOwn ? 'platformDisputes.proposal.takeBack' : 'platformDisputes.proposal.sendBack')}
        </Button>
      </Flex>
      <ActionDrawer
        title={text('platformDisputes.proposal.sendBackTitle', { number })}
        effect={text('platformDisputes.proposal.sendBackText')}
        operation={decideProposedRuling}
        fixed={{ refundSn: number, isConfirmed: false }}
        fields={{
          words: {
            label: text('platformDisputes.proposal.sendBackWords'),
            isRequired: !isOwn,
            control: <Input.TextArea rows={4} maxLength={MAX_REQUEST_TEXT_LENGTH} showCount />,
          },
        }}
        submit={text(isOwn ? 'platformDisputes.proposal.takeBack' : 'platformDisputes.proposal.sendBack')}
        done={text('platformDisputes.proposal.sentBack')}
        isOpen={isSendingBack}
        onClose={() => setSendingBack(false)}
      />
    </Flex>
  );
}
