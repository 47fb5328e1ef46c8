import { REFUND_STATE } from '@galleria/domain/after-sales/refund-lifecycle';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { PartCard } from '../../features/orders/part-card.tsx';
import { RefundActions } from '../../features/refunds/actions/refund-actions.tsx';
import { RefundAnswer } from '../../features/refunds/actions/refund-actions-provider.tsx';
import { REFUND_LIST, type RefundDetail } from '../../features/refunds/refund.ts';
import { RefundBadge, TurnCountdown } from '../../features/refunds/refund-badge.tsx';
import { RefundLines } from '../../features/refunds/refund-lines.tsx';
import { refundStatusOf } from '../../features/refunds/refund-status.ts';
import { ReturnAddress } from '../../features/refunds/return-address.tsx';
import { useText } from '../../messages/messages.tsx';
import { StepIndicator } from '../../ui/step-indicator.tsx';
import { useRevalidateUntilChanged } from '../../ui/times/countdown.tsx';
import { DisputeCard, ProofCard } from './dispute-parts.tsx';
import { ExpressCard, MoneyCard, RequestCard } from './fact-cards.tsx';
import { History } from './history.tsx';
import type { LoadedRefund } from './load-refund.server.ts';
import { type StationName, stationsOf } from './progress.ts';
import { CaseCard, OfferCard, RefusalCard } from './response-cards.tsx';

export function RefundView({ refund, payType, isEvidenceOpen }: LoadedRefund) {
  const text = useText();
  const { actions, returnMoneySts: state, dispute, returnAddress, express, steps } = refund;
  return (
    <div className="page-column flex flex-col gap-4 py-4 md:py-8">
      <Link to={REFUND_LIST} className="inline-flex w-fit items-center gap-0.5 text-ink-soft text-sm hover:text-ink">
        <ChevronLeft aria-hidden className="flip-rtl size-4" />
        {text('refunds.title')}
      </Link>
      <RefundStatus refund={refund} />
      {state === REFUND_STATE.applied && <OfferCard refund={refund} />}
      {dispute && state !== REFUND_STATE.refused && <CaseCard dispute={dispute} isEvidenceOpen={isEvidenceOpen} />}
      {state === REFUND_STATE.refused && <RefusalCard refund={refund} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-4">
          {actions.includes('dispute') && <DisputeCard />}
          {actions.includes('addProof') && isEvidenceOpen && <ProofCard key={steps.length} />}
          <PartCard title={text('refunds.detail.goods')}>
            <RefundLines lines={refund.lines} />
          </PartCard>
          <History steps={steps} />
        </div>
        <div className="flex flex-col gap-4">
          <MoneyCard refund={refund} payType={payType} />
          {returnAddress && (
            <PartCard title={text('refunds.detail.returnAddress')}>
              <ReturnAddress address={returnAddress} />
            </PartCard>
          )}
          {express && <ExpressCard express={express} />}
          <RequestCard refund={refund} />
        </div>
      </div>
    </div>
  );
}

/** Stations that end a request without a refund. */
const ENDS: ReadonlySet<StationName> = new Set<StationName>(['refused', 'withdrawn', 'closed']);

/** Progress of the request, the side that has to act with its deadline, and the buttons. */
function RefundStatus({ refund }: { refund: RefundDetail }) {
  const text = useText();
  // The provider confirms a refund later, often seconds after it was booked.
  useRevalidateUntilChanged(refund.moneyState === 'requested');
  const stations = stationsOf(refund).map((station) => ({
    ...station,
    name: text(`refunds.detail.step.${station.step}`),
    isEnd: ENDS.has(station.step),
  }));
  return (
    <section className="card flex flex-col gap-6 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-72 flex-col items-start gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="font-bold text-xl">{text('refunds.detail.title')}</h1>
            <RefundBadge refund={refund} />
          </div>
          <p className="text-ink-soft text-xs tabular-nums">{text('refunds.number', { number: refund.refundSn })}</p>
          <p className="text-pretty text-ink-soft text-sm">{text(refundStatusOf(refund).sentence)}</p>
          <TurnCountdown refund={refund} />
        </div>
        <RefundActions refund={refund} size="medium" />
      </div>
      <RefundAnswer refundSn={refund.refundSn} />
      <StepIndicator label={text('refunds.detail.progress')} steps={stations} />
    </section>
  );
}
