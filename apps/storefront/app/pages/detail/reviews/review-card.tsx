import { Avatar } from '../../../features/accounts/avatar.tsx';
import { RatingStars } from '../../../features/products/rating-stars.tsx';
import { useText } from '../../../messages/messages.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { DateText } from '../../../ui/times/date-text.tsx';
import type { Review } from '../detail-data.ts';
import { ReviewButtons } from './review-buttons.tsx';
import { ReviewContent } from './review-content.tsx';

/** A review with its later addition and the store's replies to both. */
export function ReviewCard({ review }: { review: Review }) {
  const text = useText();
  const { nickName, pic, score, createTime, skuName, append, isDefault, isOwn } = review;
  return (
    <li className="flex gap-4 border-line border-b py-5 first:pt-0 last:border-b-0">
      <Avatar path={pic} sizes="40px" className="size-10 text-ink-soft" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <bdi className="font-semibold">{nickName}</bdi>
          <RatingStars rating={score} />
          <span className="text-ink-soft">
            <DateText time={createTime} />
          </span>
          {isOwn && <Badge tone="soft">{text('reviews.card.own')}</Badge>}
        </div>
        {skuName && (
          <p className="text-ink-soft text-xs">
            <bdi>{skuName}</bdi>
          </p>
        )}
        {isDefault && <p className="text-ink-soft text-sm">{text('reviews.card.noWords')}</p>}
        <ReviewContent entry={review} nickName={nickName} />
        {append && (
          <div className="mt-1 flex flex-col gap-2 border-line border-s-2 ps-4">
            <p className="flex flex-wrap gap-x-3 text-ink-soft text-xs">
              <span className="font-semibold">{text('reviews.append.later')}</span>
              <DateText time={append.createTime} />
            </p>
            <ReviewContent entry={append} nickName={nickName} />
          </div>
        )}
        {!isOwn && <ReviewButtons review={review} />}
      </div>
    </li>
  );
}
