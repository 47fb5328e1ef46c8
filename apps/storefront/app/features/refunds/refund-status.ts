import { REFUND_KIND, REFUND_STATE } from '@galleria/domain/after-sales/refund-lifecycle';
import type { MessageId } from '@galleria/i18n/message-id';
import type { ComponentProps } from 'react';
import type { Badge } from '../../ui/badge.tsx';
import type { Refund } from './refund.ts';

type Id = MessageId<'storefront'>;

interface RefundStatus {
  readonly name: Id;
  /** Whose turn it is, and what happens if they do nothing. */
  readonly sentence: Id;
  readonly tone: ComponentProps<typeof Badge>['tone'];
}

const PAYING: RefundStatus = { name: 'refunds.state.paying', sentence: 'refunds.turn.paying', tone: 'info' };
const FAILED: RefundStatus = { name: 'refunds.state.failed', sentence: 'refunds.turn.failed', tone: 'danger' };
const CLOSED: RefundStatus = { name: 'refunds.state.closed', sentence: 'refunds.turn.closedInTime', tone: 'neutral' };

const BY_STATE: Record<number, RefundStatus> = {
  [REFUND_STATE.applied]: { name: 'refunds.state.applied', sentence: 'refunds.turn.appliedMoney', tone: 'info' },
  [REFUND_STATE.accepted]: { name: 'refunds.state.accepted', sentence: 'refunds.turn.paying', tone: 'info' },
  [REFUND_STATE.sentBack]: { name: 'refunds.state.sentBack', sentence: 'refunds.turn.sentBack', tone: 'info' },
  [REFUND_STATE.received]: { name: 'refunds.state.received', sentence: 'refunds.turn.paying', tone: 'info' },
  [REFUND_STATE.refunded]: { name: 'refunds.state.refunded', sentence: 'refunds.turn.refunded', tone: 'success' },
  [REFUND_STATE.withdrawn]: { name: 'refunds.state.withdrawn', sentence: 'refunds.turn.withdrawn', tone: 'neutral' },
  [REFUND_STATE.refused]: { name: 'refunds.state.refused', sentence: 'refunds.turn.refused', tone: 'warning' },
  [REFUND_STATE.disputed]: { name: 'refunds.state.disputed', sentence: 'refunds.turn.disputed', tone: 'info' },
};

type StatusFields = Pick<Refund, 'returnMoneySts' | 'moneyState' | 'applyType' | 'waitsFor'> & {
  dispute?: { ruling: string | null } | null;
};

/** The standing of a request: a failed or running payment first, then its state. */
export function refundStatusOf(refund: StatusFields): RefundStatus {
  const { returnMoneySts: state, moneyState, applyType, waitsFor } = refund;
  if (moneyState === 'failed') return FAILED;
  if (moneyState === 'requested') return PAYING;
  if (state === REFUND_STATE.applied && applyType === REFUND_KIND.returnGoods) {
    return { name: 'refunds.state.applied', sentence: 'refunds.turn.appliedReturn', tone: 'info' };
  }
  if (state === REFUND_STATE.accepted && waitsFor === 'buyer') {
    return { name: 'refunds.state.toSendBack', sentence: 'refunds.turn.toSendBack', tone: 'warning' };
  }
  if (state === REFUND_STATE.closed && refund.dispute?.ruling === 'refused') {
    return { ...CLOSED, sentence: 'refunds.turn.dismissed' };
  }
  return BY_STATE[state] ?? CLOSED;
}
