import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { lazy, Suspense, useState } from 'react';
import { Avatar } from '../../../features/accounts/avatar.tsx';
import { RatingStars } from '../../../features/products/rating-stars.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useText } from '../../../words/words.tsx';
import type { Review } from '../detail-data.ts';
import { isPlainClick } from '../plain-click.ts';

/** Reviewers write in their own language, so their words find their own direction. */
export function ReviewCard({ review }: { review: Review }) {
  const text = useText();
  const { nickName, pic, score, createTime, skuName, content, pics, replyContent, replyTime } = review;
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
        </div>
        {skuName && (
          <p className="text-ink-soft text-xs">
            <bdi>{skuName}</bdi>
          </p>
        )}
        {content && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-start">
            {content}
          </p>
        )}
        {pics && <ReviewPictures pictures={pics.split(',')} nickName={nickName} />}
        {replyContent && (
          <div className="rounded-card bg-well p-4 text-sm">
            <p className="mb-1 flex flex-wrap gap-x-3 text-ink-soft text-xs">
              <span className="font-semibold">{text('detail.reply')}</span>
              {replyTime && <DateText time={replyTime} />}
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line text-start">
              {replyContent}
            </p>
          </div>
        )}
      </div>
    </li>
  );
}

const Lightbox = lazy(() => import('../gallery/lightbox.tsx'));

const FULL_WIDTH = 1920;

interface ReviewPicturesProps {
  pictures: readonly string[];
  nickName: string;
}

/** Without scripts each leads to the picture itself. */
function ReviewPictures({ pictures, nickName }: ReviewPicturesProps) {
  const text = useText();
  const [enlarged, setEnlarged] = useState<number>();
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((path, index) => (
          <li key={path}>
            <a
              data-early
              href={pictureUrl(path, FULL_WIDTH)}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                setEnlarged(index);
              }}
              className="block size-20 cursor-zoom-in overflow-hidden rounded-control bg-well"
            >
              <Picture
                path={path}
                alt={text('detail.reviewPicture', { position: index + 1, name: nickName })}
                sizes="80px"
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {enlarged !== undefined && (
        <Suspense>
          <Lightbox name={nickName} pictures={pictures} start={enlarged} onClose={() => setEnlarged(undefined)} />
        </Suspense>
      )}
    </>
  );
}
