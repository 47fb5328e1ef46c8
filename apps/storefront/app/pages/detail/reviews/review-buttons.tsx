import { Flag, ThumbsUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { publishOutcome } from '../../../api/outcomes.ts';
import { useText } from '../../../messages/messages.tsx';
import { useAccount } from '../../../visit/use-account.ts';
import type { Review } from '../detail-data.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));

const BUTTON_CLASS =
  'inline-flex min-h-9 max-md:min-h-11 items-center gap-1.5 rounded-full px-3 text-sm text-ink-soft hover:bg-well hover:text-ink [&_svg]:size-4';

/** Vote and flag. Both need scripts and are hidden without them. Guests are asked to sign in. */
export function ReviewButtons({ review }: { review: Review }) {
  const text = useText();
  const isGuest = useAccount() === undefined;
  const { count, isUseful, busy, toggle } = useVote(review);
  const [isReporting, setReporting] = useState(false);
  const { prodCommId, nickName } = review;
  const askToSignIn = () => publishOutcome({ kind: 'signedOut' });
  return (
    <div className="-ms-3 flex flex-wrap items-center gap-1 noscript:hidden">
      <button
        type="button"
        aria-pressed={isUseful}
        aria-disabled={busy || undefined}
        data-early={`useful ${prodCommId}`}
        onClick={isGuest ? askToSignIn : toggle}
        className={`${BUTTON_CLASS} tabular-nums aria-pressed:font-semibold aria-pressed:text-brand-ink`}
      >
        <ThumbsUp aria-hidden className={isUseful ? 'fill-current' : ''} />
        <span aria-hidden>{count > 0 ? text('reviews.card.usefulCount', { count }) : text('reviews.card.useful')}</span>
        <span className="sr-only">
          {text('reviews.card.usefulOf', { name: nickName })} {count > 0 && text('reviews.own.useful', { count })}
        </span>
      </button>
      <button
        type="button"
        data-early={`report ${prodCommId}`}
        onClick={isGuest ? askToSignIn : () => setReporting(true)}
        className={BUTTON_CLASS}
      >
        <Flag aria-hidden />
        <span aria-hidden>{text('reviews.card.report')}</span>
        <span className="sr-only">{text('reviews.card.reportOf', { name: nickName })}</span>
      </button>
      {isReporting && (
        <Suspense>
          <ReportDialog prodCommId={prodCommId} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Optimistic vote, rolled back when the server refuses it. */
function useVote(review: Review) {
  const [voted, setVoted] = useState<{ since: Review; count: number; isUseful: boolean }>();
  const [busy, setBusy] = useState(false);
  // Newer loader data replaces the local vote.
  const now = voted?.since === review ? voted : { count: review.usefulCount, isUseful: review.isUseful };

  async function toggle() {
    if (busy) return;
    const isUseful = !now.isUseful;
    setBusy(true);
    setVoted({ since: review, count: now.count + (isUseful ? 1 : -1), isUseful });
    const { callVote } = await import('./review-calls.ts');
    const counted = await callVote(review.prodCommId, isUseful);
    setVoted({ since: review, ...(counted ?? now) });
    setBusy(false);
  }
  return { ...now, busy, toggle };
}
