import { useActionData } from 'react-router';
import type { FormState } from '../../forms/form-state.ts';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DateText } from '../../ui/times/date-text.tsx';
import { PictureRow } from '../pictures/picture-row.tsx';
import { picturePaths } from '../pictures/use-picture-uploads.ts';
import { RatingStars } from '../products/rating-stars.tsx';
import { AppendForm } from './review-form.tsx';
import { appendFormName, type OwnReview } from './review-forms.ts';

interface OwnReviewViewProps {
  review: OwnReview;
  /** Name of the product. */
  name: string;
}

/** A review by the buyer with its addition and replies, and the form to add to it. */
export function OwnReviewView({ review, name }: OwnReviewViewProps) {
  const text = useText();
  // Posted without scripts and refused: the form must stay open to show its errors.
  const posted = useActionData<FormState>();
  const { score, isDefault, isAnonymous, usefulCount, hiddenReason, append } = review;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <RatingStars rating={score} />
        <DateText time={review.createTime} />
        {isAnonymous && !isDefault && <Badge tone="neutral">{text('reviews.own.anonymous')}</Badge>}
        {usefulCount > 0 && <span>{text('reviews.own.useful', { count: usefulCount })}</span>}
      </p>
      {hiddenReason !== null && (
        <p className="rounded-control bg-warning-tint px-4 py-3 text-sm text-warning">
          {text('reviews.own.hidden', { reason: hiddenReason })}
        </p>
      )}
      {isDefault && <p className="text-ink-soft text-sm">{text('reviews.own.default')}</p>}
      <ReviewText entry={review} name={name} />
      {append && (
        <div className="flex flex-col gap-3 border-line border-s-2 ps-4">
          <p className="flex flex-wrap gap-x-3 text-ink-soft text-xs">
            <span className="font-semibold">{text('reviews.append.later')}</span>
            <DateText time={append.createTime} />
          </p>
          <ReviewText entry={append} name={name} />
        </div>
      )}
      {review.canAppend && (
        <details open={posted?.form === appendFormName(review)} className="group">
          <summary className="inline-flex min-h-10 cursor-pointer items-center rounded-control border border-edge px-4 font-medium text-sm hover:border-ink group-open:mb-4">
            {text('reviews.append.add')} <span className="sr-only">{name}</span>
          </summary>
          <AppendForm review={review} name={name} />
        </details>
      )}
    </div>
  );
}

type ReviewEntry = Pick<OwnReview, 'content' | 'pics' | 'replyContent' | 'replyTime'>;

function ReviewText({ entry: { content, pics, replyContent, replyTime }, name }: { entry: ReviewEntry; name: string }) {
  const text = useText();
  return (
    <>
      {content && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {content}
        </p>
      )}
      <PictureRow name={name} pictures={picturePaths(pics)} />
      {replyContent && (
        <div className="rounded-card bg-well p-4 text-sm">
          <p className="mb-1 flex flex-wrap gap-x-3 text-ink-soft text-xs">
            <span className="font-semibold">{text('reviews.append.reply')}</span>
            {replyTime && <DateText time={replyTime} />}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {replyContent}
          </p>
        </div>
      )}
    </>
  );
}
