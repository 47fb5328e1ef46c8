import type { RefundStepName } from '@galleria/domain/after-sales/refund-steps';
import { centsOf } from '@galleria/domain/money/main-units';
import type { MessageId } from '@galleria/i18n/message-id';
import { useMoneyText } from '../../features/money/money-text.ts';
import { PartCard } from '../../features/orders/part-card.tsx';
import { PictureRow } from '../../features/pictures/picture-row.tsx';
import type { RefundStep } from '../../features/refunds/refund.ts';
import { useText } from '../../messages/messages.tsx';
import { TimeText } from '../../ui/times/time-text.tsx';
import { MultilineText } from './response-cards.tsx';

type Id = MessageId<'storefront'>;

const WHAT: Record<RefundStepName, Id> = {
  applied: 'refunds.detail.what.applied',
  resubmitted: 'refunds.detail.what.resubmitted',
  accepted: 'refunds.detail.what.accepted',
  refused: 'refunds.detail.what.refused',
  sentBack: 'refunds.detail.what.sentBack',
  received: 'refunds.detail.what.received',
  paid: 'refunds.detail.what.paid',
  withdrawn: 'refunds.detail.what.withdrawn',
  disputed: 'refunds.detail.what.disputed',
  disputeWithdrawn: 'refunds.detail.what.disputeWithdrawn',
  upheld: 'refunds.detail.what.upheld',
  dismissed: 'refunds.detail.what.dismissed',
  lapsed: 'refunds.detail.what.lapsed',
  offered: 'refunds.detail.what.offered',
  offerDeclined: 'refunds.detail.what.offerDeclined',
  said: 'refunds.detail.what.said',
  asked: 'refunds.detail.what.asked',
  extended: 'refunds.detail.what.extended',
  reminded: 'refunds.detail.what.reminded',
  moneyFailed: 'refunds.detail.what.moneyFailed',
};

/** Steps that happened because a time limit ended. */
const BY_CLOCK: Partial<Record<RefundStepName, Id>> = {
  accepted: 'refunds.detail.what.acceptedByClock',
  received: 'refunds.detail.what.receivedByClock',
};

export function sentenceOf({ by, what, of }: Pick<RefundStep, 'by' | 'what' | 'of'>): Id | undefined {
  if (what === 'asked' && of) return of === 'buyer' ? 'refunds.detail.what.askedYou' : 'refunds.detail.what.askedStore';
  return (by === 'clock' && BY_CLOCK[what]) || WHAT[what];
}

/** All steps and messages of the request, newest first. */
export function History({ steps }: { steps: readonly RefundStep[] }) {
  const text = useText();
  // Numbered from the oldest, so that a number does not change when steps are added.
  const numbered = steps.map((step, index) => ({ step, number: steps.length - index }));
  return (
    <PartCard title={text('refunds.detail.history')}>
      <ol className="flex flex-col">
        {numbered.map(({ step, number }) => (
          <Entry key={number} step={step} isLatest={number === steps.length} isFirst={number === 1} />
        ))}
      </ol>
    </PartCard>
  );
}

function Entry({ step, isLatest, isFirst }: { step: RefundStep; isLatest: boolean; isFirst: boolean }) {
  const text = useText();
  const money = useMoneyText();
  const { by, words: remark, imgs, amount, time } = step;
  const sentence = sentenceOf(step);
  return (
    <li aria-current={isLatest ? 'step' : undefined} className="flex gap-3 text-sm">
      <span aria-hidden className="flex w-3 flex-col items-center">
        <span className={`mt-1.5 size-3 shrink-0 rounded-full ${isLatest ? 'bg-brand' : 'bg-line'}`} />
        {!isFirst && <span className="w-px flex-1 bg-line" />}
      </span>
      <div className={`flex min-w-0 flex-1 flex-col gap-1.5 ${isFirst ? '' : 'pb-5'}`}>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <p className="font-semibold">{text(`refunds.detail.by.${by}`)}</p>
          <p className="text-ink-soft text-xs">
            <TimeText time={time} />
          </p>
        </div>
        {sentence && (
          <p>
            {text(sentence)}
            {amount !== null && <span className="font-medium tabular-nums"> {money(centsOf(amount))}</span>}
          </p>
        )}
        {remark && (
          <div className="rounded-control bg-well px-3 py-2">
            <MultilineText>{remark}</MultilineText>
          </div>
        )}
        <PictureRow name={text(`refunds.detail.by.${by}`)} pictures={imgs} />
      </div>
    </li>
  );
}
