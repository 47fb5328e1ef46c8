import { REFUND_KIND, REFUND_STATE } from '@galleria/domain/after-sales/refund-lifecycle';
import type { RefundDetail } from '../../features/refunds/refund.ts';

/** The possible stations of a request; `ruled` is the platform's ruling of a dispute. */
export type StationName =
  | 'applied'
  | 'accepted'
  | 'sentBack'
  | 'received'
  | 'refunded'
  | 'refused'
  | 'disputed'
  | 'ruled'
  | 'withdrawn'
  | 'closed';

export interface Station {
  readonly step: StationName;
  /** When the station was reached. */
  readonly time: string | null;
  readonly isReached: boolean;
  /** The last station that was reached. */
  readonly isHere: boolean;
}

type ProgressInput = Pick<
  RefundDetail,
  'returnMoneySts' | 'applyType' | 'applyTime' | 'steps' | 'dispute' | 'returnAddress' | 'express'
>;

/** The last station reached on the regular way, by state of the request. */
const REACHED: Partial<Record<number, StationName>> = {
  [REFUND_STATE.applied]: 'applied',
  [REFUND_STATE.accepted]: 'accepted',
  [REFUND_STATE.sentBack]: 'sentBack',
  [REFUND_STATE.received]: 'received',
  [REFUND_STATE.refunded]: 'refunded',
};

/** The regular way with the stations reached; for a request that left it, the stations up to there and how it ended. */
export function stationsOf(refund: ProgressInput): Station[] {
  const regular = regularSteps(refund);
  const isRuled = isUpheld(refund) && refund.returnMoneySts === REFUND_STATE.accepted;
  const here = isRuled ? 'ruled' : REACHED[refund.returnMoneySts];
  if (here) {
    const current = regular.indexOf(here);
    return regular.map((step, index) =>
      stationAt(refund, step, { isReached: index <= current, isHere: index === current }),
    );
  }
  const candidates = regular.filter((step) => step === 'applied' || step === 'sentBack' || step === 'accepted');
  const passed = candidates.filter((step) => step === 'applied' || timeOf(refund, step) !== null);
  const irregular = irregularSteps(refund);
  const last = irregular.findLastIndex(({ isReached }) => isReached);
  return [
    ...passed.map((step) => stationAt(refund, step, { isReached: true, isHere: false })),
    ...irregular.map(({ step, isReached }, index) => stationAt(refund, step, { isReached, isHere: index === last })),
  ];
}

/** The request was accepted by the store, or by the platform after the store's refusal. */
function regularSteps(refund: ProgressInput): StationName[] {
  return [
    ...(isUpheld(refund) ? (['applied', 'refused', 'disputed', 'ruled'] as const) : (['applied', 'accepted'] as const)),
    ...(needsReturn(refund) ? (['sentBack', 'received'] as const) : []),
    'refunded',
  ];
}

function isUpheld({ dispute }: ProgressInput): boolean {
  return dispute?.ruling === 'full' || dispute?.ruling === 'part';
}

/** The platform's ruling may require a return or not, whatever was requested. */
function needsReturn(refund: ProgressInput): boolean {
  if (!isUpheld(refund)) return refund.applyType === REFUND_KIND.returnGoods;
  return refund.returnAddress !== null || refund.express !== null;
}

function irregularSteps({ returnMoneySts, dispute }: ProgressInput): { step: StationName; isReached: boolean }[] {
  const refused = { step: 'refused', isReached: true } as const;
  const disputed = { step: 'disputed', isReached: true } as const;
  switch (returnMoneySts) {
    case REFUND_STATE.refused:
      return [refused];
    case REFUND_STATE.disputed:
      return [refused, disputed, { step: 'ruled', isReached: false }];
    case REFUND_STATE.withdrawn:
      return [{ step: 'withdrawn', isReached: true }];
    default:
      return dispute?.ruling === 'refused'
        ? [refused, disputed, { step: 'closed', isReached: true }]
        : [{ step: 'closed', isReached: true }];
  }
}

function stationAt(refund: ProgressInput, step: StationName, reached: Pick<Station, 'isReached' | 'isHere'>): Station {
  return { step, ...reached, time: reached.isReached ? timeOf(refund, step) : null };
}

/** Names in the log for the arrival at a station; the latest entry counts. */
const ARRIVALS: Record<StationName, readonly string[]> = {
  applied: ['applied', 'resubmitted'],
  accepted: ['accepted', 'upheld'],
  sentBack: ['sentBack'],
  received: ['received'],
  refunded: ['paid'],
  refused: ['refused'],
  disputed: ['disputed'],
  ruled: ['upheld', 'dismissed'],
  withdrawn: ['withdrawn'],
  closed: ['lapsed', 'dismissed'],
};

function timeOf({ steps, applyTime }: ProgressInput, step: StationName): string | null {
  const arrival = steps.find(({ what }) => ARRIVALS[step].includes(what));
  return arrival?.time ?? (step === 'applied' ? applyTime : null);
}
