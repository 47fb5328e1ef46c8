import { ActionDrawer } from '@galleria/console-kit/after-sales/action-drawer';
import { useText } from '@galleria/console-kit/console-context';
import { MoneyInput } from '@galleria/console-kit/form/inputs/money-input';
import { PicturesInput } from '@galleria/console-kit/form/inputs/pictures-input';
import { useCalls } from '@galleria/console-kit/use-call';
import { askParty, assignDispute, disputeStaffList, refundByMall } from '@galleria/contract/after-sales/staff-disputes';
import { REFUND_KIND } from '@galleria/domain/after-sales/refund-lifecycle';
import { MAX_REQUEST_TEXT_LENGTH, MAX_VOUCHERS } from '@galleria/domain/after-sales/request-limits';
import { Input } from 'antd';
import type { DisputeInfo } from './dispute.ts';

interface DisputeDrawerProps {
  refund: DisputeInfo;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks one side a question, by mail and in the dispute. */
export function QuestionDrawer({
  refund: { refundSn },
  of,
  ...drawer
}: DisputeDrawerProps & { of: 'buyer' | 'seller' }) {
  const text = useText<'platform'>();
  return (
    <ActionDrawer
      {...drawer}
      title={text(`platformDisputes.ask.${of}`)}
      effect={text('platformDisputes.ask.text')}
      operation={askParty}
      fixed={{ refundSn, of }}
      fields={{
        words: {
          label: text('platformDisputes.ask.words'),
          control: <Input.TextArea rows={4} maxLength={MAX_REQUEST_TEXT_LENGTH} showCount />,
        },
        imgs: {
          label: text('platformDisputes.ask.pictures'),
          isRequired: false,
          control: <PicturesInput max={MAX_VOUCHERS} aria-label={text('platformDisputes.ask.pictures')} />,
        },
      }}
      submit={text('platformDisputes.ask.submit')}
      done={text('platformDisputes.ask.done')}
    />
  );
}

/** Assigns the dispute to a colleague who handles disputes. */
export function AssignDrawer({ refund: { refundSn, assigneeId }, ...drawer }: DisputeDrawerProps) {
  const text = useText<'platform'>();
  const [colleagues] = useCalls(disputeStaffList, drawer.isOpen ? [{}] : []);
  const others = (colleagues?.data ?? []).filter(({ staffId }) => staffId !== assigneeId);
  return (
    <ActionDrawer
      {...drawer}
      title={text('platformDisputes.handOver.title', { number: refundSn })}
      effect={text('platformDisputes.handOver.text')}
      operation={assignDispute}
      fixed={{ refundSn }}
      fields={{
        staffId: {
          label: text('platformDisputes.handOver.to'),
          isRequired: true,
          options: others.map(({ staffId, name }) => ({ value: staffId, label: name })),
        },
      }}
      submit={text('platformDisputes.handOver')}
      done={text('platformDisputes.handOver.done', { number: refundSn })}
    />
  );
}

/** Grants the refund on the mall's own decision, even against the store's answer. */
export function GrantDrawer({ refund, ...drawer }: DisputeDrawerProps) {
  const text = useText<'platform'>();
  const { refundSn, refundAmount, maxAmount, applyType, express } = refund;
  return (
    <ActionDrawer
      {...drawer}
      title={text('platformDisputes.grant.title', { number: refundSn })}
      effect={`${text('platformDisputes.grant.text')} ${text('platformDisputes.rule.second')}`}
      isMoneyMoving
      operation={refundByMall}
      fixed={{ refundSn }}
      initial={{
        amount: Math.min(refundAmount, maxAmount),
        needsReturn: applyType === REFUND_KIND.returnGoods && !express,
      }}
      fields={{
        amount: { label: text('platformDisputes.grant.amount'), control: <MoneyInput max={maxAmount} /> },
        needsReturn: {
          label: text('platformDisputes.rule.needsReturn'),
          help: text('platformDisputes.rule.needsReturnHelp'),
        },
        words: {
          label: text('platformDisputes.grant.words'),
          control: <Input.TextArea rows={4} maxLength={MAX_REQUEST_TEXT_LENGTH} showCount />,
        },
      }}
      submit={text('platformDisputes.grant')}
      done={({ isProposed }) => text(isProposed ? 'platformDisputes.rule.proposedDone' : 'platformDisputes.rule.done')}
    />
  );
}
