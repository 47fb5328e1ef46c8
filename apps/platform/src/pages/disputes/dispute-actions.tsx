import { RefuseDrawer } from '@galleria/console-kit/after-sales/refuse-drawer';
import { useText } from '@galleria/console-kit/console-context';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { assignDispute, extendEvidence, refuseByMall } from '@galleria/contract/after-sales/staff-disputes';
import { currentStaff } from '@galleria/contract/staff/sign-in';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { canAnswer, type DisputeInfo, isOpenDispute } from './dispute.ts';
import { AssignDrawer, GrantDrawer, QuestionDrawer } from './dispute-drawers.tsx';

/** Staff actions on a request other than ruling. */
export function DisputeActions({ refund }: { refund: DisputeInfo }) {
  return (
    <Can permission="disputes.handle">
      {isOpenDispute(refund) ? <OpenDisputeButtons refund={refund} /> : <AnswerButtons refund={refund} />}
    </Can>
  );
}

function OpenDisputeButtons({ refund }: { refund: DisputeInfo }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  const [open, setOpen] = useState<'buyer' | 'seller' | 'handOver'>();
  const close = () => setOpen(undefined);
  const isOwn = useCall(currentStaff, {}).data?.staffId === refund.assigneeId;
  const { refundSn } = refund;

  async function extend() {
    const isSure = await confirm({
      title: text('platformDisputes.extend.title'),
      consequences: text('platformDisputes.extend.text'),
      action: text('platformDisputes.extend'),
    });
    if (isSure) await mutate(extendEvidence, { refundSn }, { done: text('platformDisputes.extend.done') });
  }

  const take = () =>
    mutate(assignDispute, { refundSn }, { done: text('platformDisputes.taken', { number: refundSn }) });
  return (
    <Flex wrap gap="small">
      {!refund.isExtended && <Button onClick={() => void extend()}>{text('platformDisputes.extend')}</Button>}
      <Button onClick={() => setOpen('buyer')}>{text('platformDisputes.ask.buyer')}</Button>
      <Button onClick={() => setOpen('seller')}>{text('platformDisputes.ask.seller')}</Button>
      <Button onClick={() => setOpen('handOver')}>{text('platformDisputes.handOver')}</Button>
      {!isOwn && (
        <Button type="primary" onClick={() => void take()}>
          {text('platformDisputes.take')}
        </Button>
      )}
      <QuestionDrawer of="buyer" refund={refund} isOpen={open === 'buyer'} onClose={close} />
      <QuestionDrawer of="seller" refund={refund} isOpen={open === 'seller'} onClose={close} />
      <AssignDrawer refund={refund} isOpen={open === 'handOver'} onClose={close} />
    </Flex>
  );
}

/** Grant or refuse the request in place of the store. */
function AnswerButtons({ refund }: { refund: DisputeInfo }) {
  const text = useText<'platform'>();
  const [open, setOpen] = useState<'upheld' | 'refused'>();
  const close = () => setOpen(undefined);
  return (
    <Flex wrap gap="small">
      {canAnswer(refund, 'refused') && (
        <Button onClick={() => setOpen('refused')}>{text('consoleRefunds.refuse')}</Button>
      )}
      {canAnswer(refund, 'upheld') && (
        <Button danger onClick={() => setOpen('upheld')}>
          {text('platformDisputes.grant')}
        </Button>
      )}
      <RefuseDrawer
        refund={refund}
        operation={refuseByMall}
        effect={text('platformDisputes.refuse.text')}
        labels={{ words: text('platformDisputes.grant.words'), pictures: text('platformDisputes.ask.pictures') }}
        isOpen={open === 'refused'}
        onClose={close}
      />
      <GrantDrawer refund={refund} isOpen={open === 'upheld'} onClose={close} />
    </Flex>
  );
}
