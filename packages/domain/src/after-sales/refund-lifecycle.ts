/** States of a refund request; numbers of the API. */
export const REFUND_STATE = {
  applied: 1,
  accepted: 2,
  sentBack: 3,
  received: 4,
  refunded: 5,
  withdrawn: 6,
  refused: 7,
  disputed: 8,
  closed: -1,
} as const;
export type RefundState = (typeof REFUND_STATE)[keyof typeof REFUND_STATE];

export const REFUND_KIND = { moneyOnly: 1, returnGoods: 2 } as const;
export type RefundKind = (typeof REFUND_KIND)[keyof typeof REFUND_KIND];

const { applied, accepted, sentBack, received, refunded, withdrawn, refused, disputed, closed } = REFUND_STATE;

/**
 * Events of a refund request. `accepted`: by the store, or because it did not answer in time. `upheld`: by the
 * platform. Both lead to the state from which goods are sent back or money is refunded. `paid`: the refund is complete.
 * `lapsed`: a side did not act in time.
 */
export const REFUND_EVENTS = [
  ...(['resubmitted', 'accepted', 'refused', 'sentBack', 'received', 'paid'] as const),
  ...(['withdrawn', 'disputed', 'disputeWithdrawn', 'upheld', 'dismissed', 'lapsed'] as const),
] as const;
export type RefundEvent = (typeof REFUND_EVENTS)[number];

/** Every allowed transition of a request. */
const TRANSITIONS: Record<RefundEvent, Partial<Record<RefundState, RefundState>>> = {
  resubmitted: { [applied]: applied, [refused]: applied },
  accepted: { [applied]: accepted },
  refused: { [applied]: refused, [sentBack]: refused },
  sentBack: { [accepted]: sentBack },
  received: { [sentBack]: received },
  paid: { [accepted]: refunded, [received]: refunded },
  withdrawn: {
    ...{ [applied]: withdrawn, [accepted]: withdrawn, [sentBack]: withdrawn },
    ...{ [refused]: withdrawn, [disputed]: withdrawn },
  },
  disputed: { [refused]: disputed },
  disputeWithdrawn: { [disputed]: refused },
  // By a ruling or by the mall's own decision, regardless of the store's.
  upheld: {
    ...{ [disputed]: accepted, [applied]: accepted, [accepted]: accepted },
    ...{ [sentBack]: accepted, [refused]: accepted },
  },
  dismissed: { [disputed]: closed },
  lapsed: { [accepted]: closed, [refused]: closed },
};

/** Facts that, with the state, determine the possible events. */
export interface RefundFacts {
  readonly state: RefundState;
  /** The goods have to come back first. */
  readonly needsReturn: boolean;
  /** A refund was booked: the request can no longer be changed. */
  readonly isMoneyMoving: boolean;
}

/** The next state; undefined when the event is not possible now. */
export function nextRefundState({ state, needsReturn, isMoneyMoving }: RefundFacts, event: RefundEvent) {
  if (isMoneyMoving && event !== 'paid') return undefined;
  if (!isMoneyMoving && event === 'paid') return undefined;
  if (state === accepted && !needsReturn && (event === 'sentBack' || event === 'lapsed')) return undefined;
  return TRANSITIONS[event][state];
}

/** Whether the refund is due: the store or the platform has accepted, and goods that had to come back have arrived. */
export function isRefundDue({ state, needsReturn, isMoneyMoving }: RefundFacts): boolean {
  return !isMoneyMoving && (state === received || (state === accepted && !needsReturn));
}

export function isEnded(state: RefundState): boolean {
  return state === refunded || state === withdrawn || state === closed;
}

/** The running deadline of a request: the side that has to act, and what happens when it does not. */
export interface RefundDeadline {
  readonly waitsFor: 'seller' | 'buyer';
  /** The rule that holds the number of days. */
  readonly rule: 'refundHandleDays' | 'refundReturnDays' | 'refundReceiveDays' | 'refundAnswerDays';
  /** The event that happens when the time is over. */
  readonly event: Extract<RefundEvent, 'accepted' | 'received' | 'lapsed'>;
}

export function deadlineOf({ state, needsReturn, isMoneyMoving }: RefundFacts): RefundDeadline | undefined {
  if (isMoneyMoving) return undefined;
  if (state === applied) return { waitsFor: 'seller', rule: 'refundHandleDays', event: 'accepted' };
  if (state === accepted && needsReturn) return { waitsFor: 'buyer', rule: 'refundReturnDays', event: 'lapsed' };
  if (state === sentBack) return { waitsFor: 'seller', rule: 'refundReceiveDays', event: 'received' };
  if (state === refused) return { waitsFor: 'buyer', rule: 'refundAnswerDays', event: 'lapsed' };
  return undefined;
}

/** The actions of each side, used by buttons and use cases alike. */
export const BUYER_REFUND_ACTIONS = ['edit', 'withdraw', 'sendBack', 'dispute', 'withdrawDispute', 'addProof'] as const;
export type BuyerRefundAction = (typeof BUYER_REFUND_ACTIONS)[number];
export const STORE_REFUND_ACTIONS = ['accept', 'refuse', 'offer', 'receive', 'addProof'] as const;
export type StoreRefundAction = (typeof STORE_REFUND_ACTIONS)[number];

export function buyerActionsIn(facts: RefundFacts): BuyerRefundAction[] {
  const can = (event: RefundEvent) => nextRefundState(facts, event) !== undefined;
  return [
    ...(can('resubmitted') ? (['edit'] as const) : []),
    ...(can('sentBack') ? (['sendBack'] as const) : []),
    ...(can('disputed') ? (['dispute'] as const) : []),
    ...(facts.state === disputed ? (['addProof'] as const) : []),
    ...(can('disputeWithdrawn') ? (['withdrawDispute'] as const) : []),
    ...(can('withdrawn') ? (['withdraw'] as const) : []),
  ];
}

export function storeActionsIn(facts: RefundFacts): StoreRefundAction[] {
  const can = (event: RefundEvent) => nextRefundState(facts, event) !== undefined;
  return [
    ...(can('accepted') ? (['accept', 'offer'] as const) : []),
    ...(can('received') ? (['receive'] as const) : []),
    ...(can('refused') ? (['refuse'] as const) : []),
    ...(facts.state === disputed ? (['addProof'] as const) : []),
  ];
}

/** The buyer's lists of requests. */
export const REFUND_VIEWS = {
  proceeding: [applied, accepted, sentBack, received, refused, disputed],
  closed: [withdrawn, closed],
  completed: [refunded],
} as const satisfies Record<string, readonly RefundState[]>;
export type RefundView = keyof typeof REFUND_VIEWS;

/** A buyer's reasons for a request. */
export const REFUND_REASONS = [
  ...(['changedMind', 'wrongItem', 'notAsDescribed', 'damaged', 'missingParts', 'notReceived'] as const),
  ...(['late', 'poorQuality', 'wrongOrder', 'agreed', 'other'] as const),
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** A store's reasons for refusing. */
export const REFUSAL_REASONS = ['used', 'notReturned', 'notOurs', 'fits', 'shipped', 'evidence', 'other'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** A buyer's reasons for a dispute. */
export const DISPUTE_REASONS = [
  'refusedWrongly',
  'noAnswer',
  'wrongAmount',
  'goodsSentBack',
  'fraud',
  'other',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];
